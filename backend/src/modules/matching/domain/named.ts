import { words } from '#shared/domain/text.js';

/** A name to compare by its key and to show as it was written; the key is empty when nothing is named. */
export interface Named {
  readonly key: string;
  readonly shown: string;
}

export const named = (text: string): Named => ({ key: words(text), shown: text.trim() });

/** The names in a list as lenders write it; entries without a letter or digit ('-') are no names. */
export const namesIn = (list: string | null): readonly Named[] =>
  (list ?? '')
    .split(/[,;|\n]/)
    .map(named)
    .filter(({ key }) => key !== '');

export const keysOf = (names: readonly Named[]): ReadonlySet<string> => new Set(names.map(({ key }) => key));
