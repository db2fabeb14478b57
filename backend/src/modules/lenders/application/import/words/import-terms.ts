import type { ListRequest, Page } from '#platform/application/list.js';
import type { ViewOf } from '#platform/application/view.js';
import type { ImportTerm, WordKind } from '../../../domain/import-term.js';
import { sayMeaning } from './word-meanings.js';

/** A taught word, as its list shows it. */
export interface ImportTermView extends ViewOf<ImportTerm, Exclude<keyof ImportTerm, 'taughtBy'>> {
  /** The meaning as a person reads it. */
  readonly means: string;
  /** The name of whoever taught it. */
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

/** The words that staff have taught the import, each once for all its spellings. */
export abstract class ImportTerms {
  /** In the order in which they were taught. */
  abstract all(): Promise<readonly ImportTerm[]>;
  /** @throws InvalidInput when the cursor is not one of ours */
  abstract page(request: WordListRequest): Promise<Page<ImportTermView>>;
  /** @throws ImportTermNotFound */
  abstract one(id: string): Promise<ImportTermView>;
  /** Null when it was added; the one that is there already where its key is taken. */
  abstract add(word: ImportTerm, key: string): Promise<ImportTermView | null>;
  /** Gives the one that was removed. @throws ImportTermNotFound */
  abstract remove(id: string): Promise<ImportTerm>;
}
