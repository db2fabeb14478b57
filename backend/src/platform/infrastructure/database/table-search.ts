import type { SearchKind, SearchResult, SearchSource } from '#platform/application/portal/search-source.js';
import type { Database } from './database.js';
import { contains, folded, foldedOrder } from './lists/contains.js';

/** How a table's rows are found and shown, as expressions in the words of their indexes. */
interface Searched {
  readonly table: string;
  readonly name: string;
  /** What tells rows of the same name apart; what is null is left out. */
  readonly details: readonly [string, ...string[]];
  /** As `searchedIn` has it. */
  readonly searched: string;
  /** A phone number, found by its digits. */
  readonly phone?: string;
  /** Which rows can be found at all. */
  readonly where?: string;
  readonly applicationId?: string;
  /** Whether an index of `foldedOrder(name)` finds names by their first letters; else short texts find nothing. */
  readonly byFirstLetters: boolean;
}

/** An index of trigrams finds nothing for less. */
const SHORTEST = 3;
const FEWEST_DIGITS = 6;
const IS_NUMBER = /^[+\d\s().-]+$/;

/** Of the newest that are found, the best are shown: a text that is in nearly every row must not read them all. */
const CANDIDATES = 500;

/** The search for a table's rows, as a class to contribute. */
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

/** The digits of what can be a phone number, without what differs at home and abroad; null where it cannot be one. */
const digitsOf = (text: string): string | null => {
  const digits = text.replaceAll(/\D/g, '').replace(/^(?:0*44|0)/, '');
  return IS_NUMBER.test(text) && digits.length >= FEWEST_DIGITS ? digits : null;
};

const condition = (searched: string): string => contains(searched).replaceAll('$', () => '$1');

const hasDigits = (phone: string): string =>
  `regexp_replace(${phone}, '[^0-9]', '', 'g') like '%' || $3 || '%'`;

const shown = ({ name, details, applicationId = 'null::uuid' }: Searched): string =>
  `id, ${name} as name, array_remove(array[${details.join(', ')}], null) as details,
    ${applicationId} as "applicationId"`;

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
