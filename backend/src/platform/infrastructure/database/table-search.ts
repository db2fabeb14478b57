import type { SearchKind, SearchResult, SearchSource } from '#platform/application/portal/search-source.js';
import type { Database } from './database.js';
import { contains, folded, foldedOrder } from './lists/contains.js';

/** How to search and show a table's rows, with the expressions of their indexes. */
interface Searched {
  readonly table: string;
  readonly name: string;
  /** Distinguishes rows of the same name; nulls are omitted. */
  readonly details: readonly [string, ...string[]];
  /** As in `searchedIn`. */
  readonly searched: string;
  /** A phone number, found by its digits. */
  readonly phone?: string;
  /** Restricts which rows can be found. */
  readonly where?: string;
  readonly applicationId?: string;
  /** A JSON object, as in `FoundFunding`. */
  readonly funding?: string;
  /**
   * Whether an index on `foldedOrder(name)` finds names by their first letters; otherwise short texts find nothing.
   */
  readonly byFirstLetters: boolean;
}

/** A trigram index needs at least this many letters. */
const SHORTEST = 3;
const FEWEST_DIGITS = 6;
const IS_NUMBER = /^[+\d\s().-]+$/;

/** Ranks only the newest matches, because a text that nearly every row contains must not read them all. */
const CANDIDATES = 500;

/** A class to contribute that searches a table's rows. */
export const tableSearch = (kind: SearchKind, searched: Searched) =>
  class extends TableSearch {
    constructor(database: Database) {
      super(kind, searched, database);
    }
  };

class TableSearch implements SearchSource {
  constructor(
    readonly kind: SearchKind,
    private readonly searched: Searched,
    private readonly database: Database,
  ) {}

  async search(text: string, most: number): Promise<readonly SearchResult[]> {
    const isShort = text.replaceAll(/[^\p{L}\p{N}]/gu, '').length < SHORTEST;
    if (isShort && !this.searched.byFirstLetters) return [];
    const digits = digitsOf(text);
    if (digits === null || this.searched.phone === undefined) {
      const sql = isShort
        ? beginsWith(this.searched)
        : holds(this.searched, condition(this.searched.searched));
      return this.database.manager.query<SearchResult[]>(sql, [text, most]);
    }
    const sql = holds(
      this.searched,
      `${condition(this.searched.searched)} or ${hasDigits(this.searched.phone)}`,
    );
    return this.database.manager.query<SearchResult[]>(sql, [text, most, digits]);
  }
}

/** The digits of a possible phone number without its national or international prefix; null if it cannot be one. */
const digitsOf = (text: string): string | null => {
  const digits = text.replaceAll(/\D/g, '').replace(/^(?:0*44|0)/, '');
  return IS_NUMBER.test(text) && digits.length >= FEWEST_DIGITS ? digits : null;
};

const condition = (searched: string): string => contains(searched).replaceAll('$', () => '$1');

const hasDigits = (phone: string): string =>
  `regexp_replace(${phone}, '[^0-9]', '', 'g') like '%' || $3 || '%'`;

const shown = ({ name, details, applicationId = 'null::uuid', funding = 'null::json' }: Searched): string =>
  `id, ${name} as name, array_remove(array[${details.join(', ')}], null) as details,
    ${applicationId} as "applicationId", ${funding} as funding`;

const only = ({ where }: Searched): string => (where === undefined ? '' : `and ${where}`);

const holds = (searched: Searched, which: string): string => `
  with found as materialized (
    select ${shown(searched)} from ${searched.table}
    where (${which}) ${only(searched)} order by id desc limit ${CANDIDATES})
  select * from found order by starts_with(${folded('name')}, ${folded('$1')}) desc, id desc limit $2`;

const beginsWith = (searched: Searched): string => {
  const [name, text] = [foldedOrder(searched.name), foldedOrder('$1')];
  return `
    select ${shown(searched)} from ${searched.table}
    where ${name} >= ${text} and ${name} < ${text} || U&'\\+10FFFF' ${only(searched)}
    order by ${name}, id limit $2`;
};
