import type { ListRequest, Page } from '#platform/application/list.js';
import type { ViewOf } from '#platform/application/view.js';
import type { TaughtWord, WordKind } from '../../../domain/taught-word.js';
import { sayMeaning } from './word-meanings.js';

/** A taught word, as its list shows it. */
export interface TaughtWordView extends ViewOf<TaughtWord, Exclude<keyof TaughtWord, 'taughtBy'>> {
  /** The meaning as a person reads it. */
  readonly means: string;
  /** The name of whoever taught it. */
  readonly taughtBy: string | null;
}

export const explained = (word: Omit<TaughtWordView, 'means'>): TaughtWordView => ({
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
export abstract class TaughtWords {
  /** In the order in which they were taught. */
  abstract all(): Promise<readonly TaughtWord[]>;
  /** @throws InvalidInput when the cursor is not one of ours */
  abstract page(request: WordListRequest): Promise<Page<TaughtWordView>>;
  /** @throws TaughtWordNotFound */
  abstract one(id: string): Promise<TaughtWordView>;
  /** Null when it was added; the one that is there already where its key is taken. */
  abstract add(word: TaughtWord, key: string): Promise<TaughtWordView | null>;
  /** Gives the one that was removed. @throws TaughtWordNotFound */
  abstract remove(id: string): Promise<TaughtWord>;
}
