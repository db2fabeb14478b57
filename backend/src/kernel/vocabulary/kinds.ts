import { memoized } from '../memoized.js';
import { words } from '../text/text.js';
import { bracketsOf, MAX_ENTRY_LENGTH, partsAtAnd, readEntries, type Brackets, type Named } from './list.js';
import { nameKey, namesIn, NameTable } from './names.js';

/** One meaning of a vocabulary: its name, the other ways to write it, and the wider meanings it is a kind of. */
export interface Entry {
  readonly name: string;
  readonly kindOf?: readonly string[];
  /** Separated by commas; case, punctuation, spaces and a plural ending do not matter. */
  readonly also: string;
}

/** An entry of a list: a key to compare it by, the same for every way to write it, and how it was written. */
export interface Term {
  readonly key: string;
  readonly written: string;
}

export interface TermList {
  /** It says 'all types', 'any sector'. */
  readonly all: boolean;
  readonly terms: readonly Term[];
  /** What it says it leaves out: 'all except pubs', 'pubs: no'. */
  readonly exceptions: readonly Term[];
  /** Of a list of exclusions, what it says not to be one: 'pubs: no'. */
  readonly exempted: readonly Term[];
}

interface Wording {
  /** What such a list is about: all _types_ of _property_, retail _sector_. */
  readonly nouns: string;
  /** Whether 'and' always joins two entries, or only where both are known: 'transport and distribution'. */
  readonly splitsAtAnd: boolean;
}

const ALL =
  'all, any, every, anything, everything, unrestricted, open to, no restriction, no preference, no exclusion, no limit';
/** Says too little to be compared with anything. */
const VAGUE =
  'most, many, various, varied, wide range, range, selected, some, a range, no specific, no particular';
/** Words around a name that do not change which one it is. */
const AROUND = `all, any, every, only, of, the, type, kind, form, class, both, considered, accepted, acceptable, covered, funded,
  include, included, includes, including, inc, incl, eg, ie, etc, mainly, primarily, uk, standard, most, on`;

const keysIn = (list: string): ReadonlySet<string> => new Set(namesIn(list).map(nameKey));

/** A word, with the sign in 'B&B'. */
const TOKEN = /[\p{L}\p{N}]+(?:&[\p{L}\p{N}]+)*/gu;

const ALL_KEYS = keysIn(ALL);
const VAGUE_KEYS = keysIn(VAGUE);

/** A table of meanings, ready to read single names and lists of them. */
export class Kinds {
  private readonly table: NameTable<string>;
  private readonly wider = new Map<string, ReadonlySet<string>>();
  private readonly names: ReadonlyMap<string, string>;
  /** What is written in capitals within a sentence too: 'IT', 'GP', 'SaaS'. */
  private readonly capitals: ReadonlyMap<string, string>;
  // Lists repeat their entries; what somebody asks for is not kept.
  private readonly meansAllOf = memoized((entry) => this.meansAll(entry));
  private readonly termsOf = memoized((entry) => this.termsIn(entry));

  constructor(
    entries: readonly Entry[],
    private readonly wording: Wording,
    /** Other meanings of names, which come before those of the entries. */
    others: ReadonlyArray<readonly [name: string, kind: string]> = [],
  ) {
    const names = entries.flatMap(({ name, also }) =>
      [name, ...namesIn(also)].map((each) => [each, nameKey(name)] as const),
    );
    const otherwise = others.map(([name, kind]) => [name, nameKey(kind)] as const);
    this.table = new NameTable([...names, ...otherwise], {
      around: `${AROUND}, ${wording.nouns}`,
      longest: MAX_ENTRY_LENGTH,
    });
    this.names = new Map(entries.map(({ name }) => [nameKey(name), name]));
    const tokens = names.flatMap(([name]) => name.match(TOKEN) ?? []);
    this.capitals = new Map(
      tokens.filter((token) => token !== token.toLowerCase()).map((token) => [token.toLowerCase(), token]),
    );
    for (const { name, kindOf = [] } of entries) this.wider.set(nameKey(name), new Set(kindOf.map(nameKey)));
  }

  /** The key of what one name means; one of its own where it is not known, empty where it names nothing. */
  keyOf(text: string): string {
    return this.table.meaningOf(text) ?? this.table.bareKeyOf(text);
  }

  /** One key for a word however it is written, and for no other word of the same meaning. */
  spellingOf(text: string): string {
    return this.table.bareKeyOf(text);
  }

  /** Our name for a meaning; undefined for a key that is none. */
  nameOf(key: string): string | undefined {
    return this.names.get(key);
  }

  /** As a sentence says it: a word of ours without the capitals of a list; what is not ours as it was written. */
  withinSentence({ written }: Term): string {
    if (!this.isKnown(written)) return written;
    return written.replace(TOKEN, (token) => {
      const lower = token.toLowerCase();
      const one = this.capitals.get(lower.replace(/s$/, ''));
      return this.capitals.get(lower) ?? (one && lower.endsWith('s') ? `${one}s` : lower);
    });
  }

  isKnown(text: string): boolean {
    return this.table.meaningOf(text) !== undefined;
  }

  isKindOf(kind: string, of: string): boolean {
    return this.wider.get(kind)?.has(of) ?? false;
  }

  /** `named` is what such a list names: who is lent to, or who is not. */
  readList(text: string, named: Named = 'included'): TermList {
    const { entries, exceptions, exempted } = readEntries(
      text,
      (entry) => this.meansAllOf(entry) || this.isKnown(entry),
      named,
    );
    return {
      all: entries.some(this.meansAllOf),
      terms: entries.flatMap(this.termsOf),
      exceptions: exceptions.flatMap(this.termsOf),
      exempted: exempted.flatMap(this.termsOf),
    };
  }

  private meansAll(entry: string): boolean {
    const bare = this.table.bareKeyOf(entry);
    if (bare !== '') return ALL_KEYS.has(bare);
    return words(entry)
      .split(' ')
      .some((token) => ALL_KEYS.has(token));
  }

  private termsIn(entry: string): readonly Term[] {
    if (this.isKnown(entry)) return this.term(entry);
    const brackets = bracketsOf(entry);
    if (brackets) return this.inBrackets(brackets);
    const parts = partsAtAnd(entry);
    const splits = this.wording.splitsAtAnd || parts.every((part) => this.isKnown(part));
    return splits ? parts.flatMap((part) => this.term(part)) : this.term(entry);
  }

  private inBrackets({ base, inner, adds }: Brackets): readonly Term[] {
    const { terms } = this.readList(inner);
    const isList = terms.length > 0 && terms.every(({ written }) => this.isKnown(written));
    if (!isList) return this.termsIn(base);
    return adds ? [...this.termsIn(base), ...terms] : terms;
  }

  private term(entry: string): readonly Term[] {
    const key = this.meansAll(entry) ? '' : this.keyOf(entry);
    return key === '' || VAGUE_KEYS.has(this.table.bareKeyOf(entry)) ? [] : [{ key, written: entry.trim() }];
  }
}
