import { singular, words } from '../text/text.js';

/** The entries of a table's own lists: separated by commas, over several lines. */
export const namesIn = (list = ''): string[] =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');

type Abbreviations = ReadonlyMap<string, string>;

const keyTokens = (name: string, abbreviations?: Abbreviations): string[] =>
  words(name)
    .split(' ')
    .map((token) => abbreviations?.get(token) ?? abbreviations?.get(singular(token)) ?? token)
    .map(singular);

/** One key for singular and plural, and for 'care home', 'Care-Homes' and 'carehome'. */
export const nameKey = (name: string): string => keyTokens(name).join('');

interface Wording {
  /** Words around a name that do not change its meaning. */
  readonly around: string;
  /** Longer texts are not names. */
  readonly longest: number;
  /** Abbreviations of single words. */
  readonly abbreviations?: Abbreviations;
}

/** Names with their meanings, regardless of case, punctuation, spaces and plural endings. */
export class NameTable<M> {
  private readonly meanings: ReadonlyMap<string, M>;
  private readonly around: ReadonlySet<string>;

  constructor(
    names: ReadonlyArray<readonly [name: string, meaning: M]>,
    private readonly wording: Wording,
  ) {
    this.meanings = new Map(names.map(([name, meaning]) => [this.keyOf(name), meaning]));
    this.around = new Set(namesIn(wording.around).map((word) => this.keyOf(word)));
  }

  meaningOf(text: string): M | undefined {
    if (text.length > this.wording.longest) return undefined;
    return this.meanings.get(this.keyOf(text)) ?? this.meanings.get(this.bareKeyOf(text));
  }

  /** The key of 'Retail units only' without the words around the name. */
  bareKeyOf(text: string): string {
    return keyTokens(text.slice(0, this.wording.longest), this.wording.abbreviations)
      .filter((token) => !this.around.has(token))
      .join('');
  }

  /** One key for all spellings of a name, including the words around it. */
  keyOf(name: string): string {
    return keyTokens(name, this.wording.abbreviations).join('');
  }
}
