import { PERSON_RECORDS, PERSON_RECORD_TYPES } from '#modules/people/domain/person-record-types.js';
import { REGISTER, registerEntries, holdingsOf } from '#modules/people/domain/register.js';
import { useTestDatabase } from '../support/test-database.js';

const database = useTestDatabase();

/** Column types that cannot hold text. */
const NO_TEXTS = [
  ...['uuid', 'boolean', 'smallint', 'integer', 'bigint', 'numeric'],
  ...['date', 'timestamp with time zone'],
];
/** Migration tables. Job tables are in a separate schema and hold ids. */
const OF_LIBRARIES = ['migrations', 'migration_marks'];

describe('The register of data', () => {
  let inSchema: readonly string[];
  beforeAll(async () => {
    const rows = await database.source.query<{ place: string }[]>(
      `select table_name || '.' || column_name as place
       from information_schema.columns join information_schema.tables using (table_schema, table_name)
       where table_schema = 'public' and table_type = 'BASE TABLE'
         and not data_type = any ($1) and not table_name = any ($2)
       order by 1`,
      [NO_TEXTS, OF_LIBRARIES],
    );
    inSchema = rows.map(({ place }) => place);
  });

  const named = registerEntries.flatMap(([table, { personal, impersonal }]) =>
    [...Object.keys(personal), ...impersonal].map((column) => `${table}.${column}`),
  );

  it('lists each column of the schema that can hold text, and no others', () => {
    expect([...named].sort()).toEqual([...inSchema].sort());
  });

  it('lists each column once', () => {
    expect(new Set(named).size).toBe(named.length);
  });

  it('marks only listed columns as internal or about others', () => {
    const marked = registerEntries.flatMap(([table, { personal, internal = [], others = [] }]) =>
      [...internal, ...others]
        .filter((column) => !(column in personal))
        .map((column) => `${table}.${column}`),
    );
    expect(marked).toEqual([]);
  });

  it.each(PERSON_RECORD_TYPES)('has valid conditions and values for %s', async (record) => {
    const { table, name, company, phone } = PERSON_RECORDS[record];
    const asked = database.source.query(
      `select ${name}, ${company}, email, ${phone}, created_at from ${table} limit 1`,
    );
    await expect(asked).resolves.toEqual([]);
    for (const { table: held, holding, where } of holdingsOf(record)) {
      const blanked = Object.entries(holding.personal).map(([column, value]) => `${column} = ${value}`);
      await database.source.query(`select from ${held} where ${where}`, [[]]);
      if (blanked.length > 0)
        await database.source.query(`update ${held} set ${blanked.join(', ')} where ${where}`, [[]]);
    }
  });

  it('covers every table with rows about a record, or names its module', () => {
    const roots = Object.values(PERSON_RECORDS).map(({ table }) => table);
    expect(roots.filter((table) => !(table in REGISTER))).toEqual([]);
  });
});
