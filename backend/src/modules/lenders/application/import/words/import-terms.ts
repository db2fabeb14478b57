import type { ListRequest, Page } from '#platform/application/list.js';
import type { ViewOf } from '#platform/application/view.js';
import type { ImportTerm, WordKind } from '../../../domain/import-term.js';
import { sayMeaning } from './word-meanings.js';

/** A saved term in its list. */
export interface ImportTermView extends ViewOf<ImportTerm, Exclude<keyof ImportTerm, 'taughtBy'>> {
  /** The meaning in words. */
  readonly means: string;
  /** Who saved it. */
  readonly taughtBy: string | null;
}

export const explained = (word: Omit<ImportTermView, 'means'>): ImportTermView => ({
  ...word,
  means: sayMeaning(word.kind, word.meaning),
});

export const WORD_ORDERS = ['newest', 'oldest', 'word'] as const;
export type WordOrder = (typeof WORD_ORDERS)[number];

export interface WordListRequest extends ListRequest<WordOrder> {
  /** Part of a word. */
  readonly q?: string;
  readonly kind?: WordKind;
}

/** The terms that staff have saved, each once for all its spellings. */
export abstract class ImportTerms {
  /** In the order of saving. */
  abstract all(): Promise<readonly ImportTerm[]>;
  /** @throws InvalidInput when the cursor is not one of ours */
  abstract page(request: WordListRequest): Promise<Page<ImportTermView>>;
  /** @throws ImportTermNotFound */
  abstract one(id: string): Promise<ImportTermView>;
  /** Returns null when it was added, or the existing term with the same key. */
  abstract add(word: ImportTerm, key: string): Promise<ImportTermView | null>;
  /** Returns the removed term. @throws ImportTermNotFound */
  abstract remove(id: string): Promise<ImportTerm>;
}
