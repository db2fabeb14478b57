import { memoized } from '../memoized.js';
import { words } from '../text/text.js';
import { bracketsOf, MAX_ENTRY_LENGTH, partsAtAnd, readEntries, type Brackets, type Named } from './list.js';
import { nameKey, namesIn, NameTable } from './names.js';

/** One meaning of a vocabulary: its name, its synonyms, and the wider meanings it belongs to. */
export interface Entry {
  readonly name: string;
  readonly kindOf?: readonly string[];
  /** Separated by commas; case, punctuation, spaces and plural endings are ignored. */
  readonly also: string;
}

/** An entry of a list: a key shared by all its spellings, and the text as written. */
export interface Term {
  readonly key: string;
  readonly written: string;
}

export interface TermList {
  /** 'all types', 'any sector'. */
  readonly all: boolean;
  readonly terms: readonly Term[];
  /** What it excludes: 'all except pubs', 'pubs: no'. */
  readonly exceptions: readonly Term[];
  /** In a list of exclusions, what it says is not excluded: 'pubs: no'. */
  readonly exempted: readonly Term[];
}

interface Wording {
  /** The nouns of such a list: all _types_ of _property_, retail _sector_. */
  readonly nouns: string;
  /** Whether 'and' always separates entries, or only known ones: 'transport and distribution'. */
  readonly splitsAtAnd: boolean;
}

const ALL =
  'all, any, every, anything, everything, unrestricted, open to, no restriction, no preference, no exclusion, no limit';
/** Too vague to compare with anything. */
const VAGUE =
  'most, many, various, varied, wide range, range, selected, some, a range, no specific, no particular';
/** Words around a name that do not change its meaning. */
const AROUND = `all, any, every, only, of, the, type, kind, form, class, both, considered, accepted, acceptable, covered, funded,
  include, included, includes, including, inc, incl, eg, ie, etc, mainly, primarily, uk, standard, most, on`;

const keysIn = (list: string): ReadonlySet<string> => new Set(namesIn(list).map(nameKey));

/** A word, with the sign in 'B&B'. */
const TOKEN = /[\p{L}\p{N}]+(?:&[\p{L}\p{N}]+)*/gu;

const ALL_KEYS = keysIn(ALL);
const VAGUE_KEYS = keysIn(VAGUE);

/** A vocabulary that reads single names and lists of them. */
export class Kinds {
  private readonly table: NameTable<string>;
  private readonly wider = new Map<string, ReadonlySet<string>>();
  private readonly names: ReadonlyMap<string, string>;
  /** Names in capitals within a sentence: 'IT', 'GP', 'SaaS'. */
  private readonly capitals: ReadonlyMap<string, string>;
  // Lists repeat entries, so their meanings are cached; an applicant's text is not.
  private readonly meansAllOf = memoized((entry) => this.meansAll(entry));
  private readonly termsOf = memoized((entry) => this.termsIn(entry));

  constructor(
    entries: readonly Entry[],
    private readonly wording: Wording,
    /** Additional names, which take precedence. */
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

  /** The key of a name's meaning; a key of its own if unknown, empty if it names nothing. */
  keyOf(text: string): string {
    return this.table.meaningOf(text) ?? this.table.bareKeyOf(text);
  }

  /** One key for all spellings of a word, not shared with its synonyms. */
  spellingOf(text: string): string {
    return this.table.bareKeyOf(text);
  }

  /** The name of a meaning; undefined for an unknown key. */
  nameOf(key: string): string | undefined {
    return this.names.get(key);
  }

  /** As in a sentence: a known word in lower case; an unknown one as written. */
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

  /** `named` says whether the list includes or excludes. */
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
