import type { ListRequest, Page } from '#shared/application/list.js';
import { viewOf, type ViewOf } from '#shared/application/view.js';
import type { TaughtWord, WordKind } from '../../../domain/taught-word.js';
import { sayMeaning } from './word-meanings.js';

export const TAUGHT_WORD_FIELDS = ['id', 'kind', 'word', 'meaning', 'taughtAt', 'taughtBy'] as const;

/** A taught word, as its list shows it. */
export interface TaughtWordView extends ViewOf<TaughtWord, (typeof TAUGHT_WORD_FIELDS)[number]> {
  /** The meaning as a person reads it. */
  readonly means: string;
}

export const explained = (word: Omit<TaughtWordView, 'means'>): TaughtWordView => ({
  ...word,
  means: sayMeaning(word.kind, word.meaning),
});

export const taughtWordView = (word: TaughtWord): TaughtWordView =>
  explained(viewOf(word, TAUGHT_WORD_FIELDS));

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
  abstract add(word: TaughtWord, key: string): Promise<TaughtWord | null>;
  /** Gives the one that was removed. @throws TaughtWordNotFound */
  abstract remove(id: string): Promise<TaughtWord>;
}
