import {
  contains,
  eitherWay,
  foldedOrder,
  searchedIn,
} from '#platform/infrastructure/database/lists/contains.js';
import { useTestDatabase } from '../support/test-database.js';

const database = useTestDatabase();

interface Known {
  readonly name: string;
  readonly company: string;
}

const ROWS: readonly Known[] = [
  { name: 'Zoë Müller', company: 'Café Łódź Ltd' },
  { name: 'Siân O’Brien', company: 'Straße & Sons' },
  { name: "Maria d'Souza Reis", company: '100%_Alder' },
  { name: 'Élodie Birch', company: 'Smith–Jones' },
];

describe('Text folding', () => {
  beforeAll(async () => {
    await database.source.query('create table people (name text not null, company text not null)');
    for (const { name, company } of ROWS)
      await database.source.query('insert into people values ($1, $2)', [name, company]);
  });

  const found = async (q: string): Promise<readonly string[]> => {
    const condition = contains(searchedIn(eitherWay('name'), 'company')).replaceAll('$', () => '$1');
    const rows = await database.source.query<Known[]>(`select * from people where ${condition}`, [q]);
    return rows.map(({ name }) => name);
  };

  it.each([
    ['zoe muller', 'Zoë Müller'],
    ['ZOË', 'Zoë Müller'],
    ['cafe lodz', 'Zoë Müller'],
    ["o'brien", 'Siân O’Brien'],
    ['O‘Brien', 'Siân O’Brien'],
    ['o´brien', 'Siân O’Brien'],
    ['obrien sian', 'Siân O’Brien'],
    ['STRASSE', 'Siân O’Brien'],
    ['d’souza', "Maria d'Souza Reis"],
    ['Souza Reis Maria', "Maria d'Souza Reis"],
    ['100%_a', "Maria d'Souza Reis"],
    ['birch elodie', 'Élodie Birch'],
    ['smith-jones', 'Élodie Birch'],
  ])('finds %j ignoring accents, apostrophes and the order of names', async (q, name) => {
    expect(await found(q)).toEqual([name]);
  });

  it.each(['muller cafe', 'zoex', '100_a', 'reis souza'])('finds nothing for %j', async (q) => {
    expect(await found(q)).toEqual([]);
  });

  it('sorts accented letters with their base letters', async () => {
    const rows = await database.source.query<Known[]>(
      `select name from people order by ${foldedOrder('name')}`,
    );

    expect(rows.map(({ name }) => name)).toEqual([
      'Élodie Birch',
      "Maria d'Souza Reis",
      'Siân O’Brien',
      'Zoë Müller',
    ]);
  });
});
