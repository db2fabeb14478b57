import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ImportCompanies } from '#modules/companies/application/import-companies.js';
import type { CompanySource } from '#modules/companies/application/company-source.js';
import type { Company } from '#modules/companies/domain/company.js';
import { LiveCompanies } from '#modules/companies/infrastructure/live/live-companies.js';
import { CompaniesHouseFile } from '#modules/companies/infrastructure/register/companies-house-file.js';
import { PostgresCompanies } from '#modules/companies/infrastructure/register/postgres-companies.js';
import { PostgresCompanyRegister } from '#modules/companies/infrastructure/register/postgres-company-register.js';
import { SampleCompanies } from '#modules/companies/infrastructure/sample/sample-companies.js';
import { Database } from '#platform/infrastructure/database/database.js';
import { TooManyRequests } from '#platform/infrastructure/http/limits/rate-limits.js';
import { companiesFile, SOME_COMPANIES } from '../support/companies.js';
import { startCompaniesHouse, type CompaniesHouse } from '../support/companies-house.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';

const sample = new SampleCompanies(() => Promise.resolve(SOME_COMPANIES));

let database: TestDatabase;
let house: CompaniesHouse;
let folder: string;
let imports: ImportCompanies;
let postgres: PostgresCompanies;
const fileOf = (companies: readonly Company[]): string => {
  const path = join(folder, 'BasicCompanyData.csv');
  companiesFile(path, companies);
  return path;
};
describe('Company sources', () => {
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'funding-broker-companies-'));
    database = await createTestDatabase();
    house = await startCompaniesHouse((typed) => sample.find(typed));
    imports = new ImportCompanies(new CompaniesHouseFile(), new PostgresCompanyRegister(database.source));
    postgres = new PostgresCompanies(new Database(database.source));
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true });
    await house.close();
    await database.drop();
  });

  /** High limits, unless the test is about them. */
  const unlimited = { consume: () => Promise.resolve([]) };
  const live = (limits: ConstructorParameters<typeof LiveCompanies>[1] = unlimited): LiveCompanies =>
    new LiveCompanies(house, limits);

  const SOURCES: Readonly<Record<string, () => CompanySource>> = {
    'the sample': () => sample,
    'the imported file': () => postgres,
    'the live API': live,
  };

  describe.each(Object.keys(SOURCES))('%s', (name) => {
    let source: CompanySource;
    beforeAll(async () => {
      await imports.execute(fileOf(SOME_COMPANIES));
      source = SOURCES[name]!();
    });
    const found = async (typed: string): Promise<string[] | undefined> =>
      (await source.find(typed))?.map(({ number }) => number);

    it.each([
      ['a name', 'Kelvinbridge Joinery Ltd', 'SC123456'],
      ['its beginning', 'kelvinb', 'SC123456'],
      ['limited for ltd', 'kelvinbridge joinery limited', 'SC123456'],
      ['ltd for limited', 'alder & grove insurance services ltd', '06436514'],
      ['and for &', 'alder and grove', '06436514'],
      ['a name without its middle', 'alder services', '06436514'],
      ['a name without its beginning', 'property holdings', '01636368'],
      ['words that are half typed', 'brady holdings nor', '01636368'],
      ['words in another order', 'services alder', '06436514'],
      ['a wrong letter', 'kelvinbridze joinery', 'SC123456'],
      ['a letter too few', 'kelvinbrige', 'SC123456'],
      ['a letter too many', 'brady properrty holdings', '01636368'],
      ['letters in the wrong order', 'aldre grove', '06436514'],
      ['a wrong letter in a common word', 'alder servises', '06436514'],
      ['a name without its accents and marks', 'oneill cafe', '00502367'],
      ['a number', '06436514', '06436514'],
      ['the beginning of a number', 'sc1234', 'SC123456'],
      ['a number without its noughts', '1636368', '01636368'],
      ['a name of figures', '12:51', '11351241'],
    ])('finds %s', async (_what, typed, number) => {
      expect((await found(typed))?.[0]).toBe(number);
    });

    it.each([
      ['a former name', 'Partick Carpentry Ltd', 'PARTICK CARPENTRY LIMITED'],
      ['an older former name', 'clydeside joinery limited', 'CLYDESIDE JOINERY LTD'],
      ['the beginning of a former name', 'partick carp', 'PARTICK CARPENTRY LIMITED'],
      ['words of a former name in another order', 'joinery clydeside', 'CLYDESIDE JOINERY LTD'],
      ['a wrong letter in a former name', 'partick carpantry', 'PARTICK CARPENTRY LIMITED'],
    ])('finds a company by %s, and says by which', async (_what, typed, formerName) => {
      expect(await source.find(typed)).toMatchObject([
        { number: 'SC123456', name: 'KELVINBRIDGE JOINERY LTD', formerName },
      ]);
    });

    it.each(['kelvinbridge', 'joinery', 'sc123456'])(
      'omits the former name when the current name or number matches: %s',
      async (typed) => {
        expect(await source.find(typed)).toMatchObject([{ number: 'SC123456', formerName: null }]);
      },
    );

    it.each(['nobody at all', 'kelvinbridge haulage leith', 'klvinbrdge', '%__', "'; drop table companies"])(
      'finds nothing like %s',
      async (typed) => {
        expect(await found(typed)).toEqual([]);
      },
    );

    it('returns what is known of a company, and nothing else', async () => {
      const [company] = (await source.find('alder grove'))!;

      expect(company).toMatchObject({
        name: 'ALDER & GROVE INSURANCE SERVICES LIMITED',
        status: 'active',
        incorporated: '2007-11-26',
        registeredAddress: '1 Unicorn Parade, Redditch',
        listed: true,
      });
      expect((await source.find('kelvinbridge'))![0]?.status).toBe('liquidation');
      expect((await source.find('oneill'))![0]).toMatchObject({
        status: null,
        incorporated: null,
        registeredAddress: null,
        sicCodes: [],
      });
    });
  });

  describe('the imported file', () => {
    const rows = async (): Promise<number[]> => {
      const [counted] = await database.source.query<Record<string, number>[]>(
        `select (select count(*)::int from companies) as companies, (select count(*)::int from company_words) as words,
        (select count(*)::int from company_word_counts) as counts, (select sum(companies)::int from company_word_counts) as sum`,
      );
      return Object.values(counted!);
    };

    it('returns the industry of a company', async () => {
      await imports.execute(fileOf(SOME_COMPANIES));

      expect((await postgres.find('alder'))![0]?.sicCodes).toEqual([
        { code: '65120', text: 'Non-life insurance' },
      ]);
    });

    it('changes nothing when it is read twice', async () => {
      await imports.execute(fileOf(SOME_COMPANIES));
      const before = await rows();

      const again = await imports.execute(fileOf(SOME_COMPANIES));

      expect(again).toEqual({ read: 6, skipped: 0, added: 0, changed: 0, unlisted: 0, isPart: false });
      expect(await rows()).toEqual(before);
    });

    it('finds a company by its new name and no longer by its old one', async () => {
      const [first, ...others] = SOME_COMPANIES;
      await imports.execute(fileOf(SOME_COMPANIES));

      const report = await imports.execute(
        fileOf([{ ...first!, name: 'HAZEL SERVICES LIMITED' }, ...others]),
      );

      expect(report).toMatchObject({ added: 0, changed: 1, unlisted: 0 });
      expect((await postgres.find('hazel'))![0]?.number).toBe(first!.number);
      expect(await postgres.find('insurance alder')).toEqual([]);
      await imports.execute(fileOf(SOME_COMPANIES));
    });

    it('finds a company by its former names as the last file has them', async () => {
      const others = SOME_COMPANIES.filter(({ number }) => number !== 'SC123456');
      const joinery = SOME_COMPANIES.find(({ number }) => number === 'SC123456')!;
      await imports.execute(fileOf(SOME_COMPANIES));
      const before = await rows();

      const report = await imports.execute(
        fileOf([
          { ...joinery, formerNames: ['GOVAN CARPENTRY LTD', 'KELVINBRIDGE JOINERY LIMITED'] },
          ...others,
        ]),
      );

      expect(report).toMatchObject({ added: 0, changed: 1, unlisted: 0 });
      expect(await postgres.find('govan')).toMatchObject([
        { number: 'SC123456', formerName: 'GOVAN CARPENTRY LTD' },
      ]);
      expect(await postgres.find('partick')).toEqual([]);
      expect(await postgres.find('kelvinbridge')).toMatchObject([{ number: 'SC123456', formerName: null }]);
      await imports.execute(fileOf(SOME_COMPANIES));
      expect(await rows()).toEqual(before);
    });

    it('keeps a company that a later file lacks, and marks it', async () => {
      const many = Array.from({ length: 20 }, (_, place) => ({
        ...SOME_COMPANIES[0]!,
        number: `0700000${String.fromCharCode(65 + place)}`,
        name: `ROWAN ${place} LIMITED`,
      }));
      await imports.execute(fileOf([...SOME_COMPANIES, ...many]));

      const report = await imports.execute(fileOf([...SOME_COMPANIES, ...many.slice(1)]));

      expect(report).toMatchObject({ read: 25, unlisted: 1, isPart: false });
      expect((await postgres.find('rowan 0'))![0]?.listed).toBe(false);
      expect(await imports.execute(fileOf([...SOME_COMPANIES, ...many]))).toMatchObject({
        changed: 1,
        unlisted: 0,
      });
    });

    it('treats a file with far fewer companies as partial, and marks none', async () => {
      const report = await imports.execute(fileOf(SOME_COMPANIES.slice(0, 2)));

      expect(report).toMatchObject({ read: 2, unlisted: 0, isPart: true });
      expect((await postgres.find('kelvinbridge'))![0]?.listed).toBe(true);
    });

    it.each(['2021-02-31', '2021-13-01', '0000-01-01'])(
      'accepts a company with an invalid date: %s',
      async (day) => {
        const [first, ...others] = SOME_COMPANIES;

        await imports.execute(fileOf([{ ...first!, incorporated: day }, ...others]));

        expect((await postgres.find('alder'))![0]).toMatchObject({
          number: first!.number,
          incorporated: null,
        });
        await imports.execute(fileOf(SOME_COMPANIES));
      },
    );

    it.each([
      ['an empty file', ''],
      ['a file with a header alone', 'CompanyName, CompanyNumber\n'],
    ])('rejects %s and keeps the previous data', async (_what, text) => {
      const before = await rows();
      const path = join(folder, 'empty.csv');
      writeFileSync(path, text);

      await expect(imports.execute(path)).rejects.toThrow('This file has no companies.');
      expect(await rows()).toEqual(before);
    });

    it('rejects another file and keeps the previous data', async () => {
      const before = await rows();
      const path = join(folder, 'other.csv');
      writeFileSync(path, 'Lender,Minimum\nHazel Bank,1000\n');

      await expect(imports.execute(path)).rejects.toThrow(
        'This is not a Companies House file: it has no CompanyName or CompanyNumber column',
      );
      await expect(imports.execute(join(folder, 'none.csv'))).rejects.toThrow('ENOENT');
      expect(await rows()).toEqual(before);
    });

    it('is unavailable before the first import', async () => {
      const empty = await createTestDatabase();
      try {
        expect(await new PostgresCompanies(new Database(empty.source)).find('alder')).toBeNull();
      } finally {
        await empty.drop();
      }
    });
  });

  it('retries the sample after a failed read, then caches it', async () => {
    let times = 0;
    const source = new SampleCompanies(() => {
      times += 1;
      return times === 1 ? Promise.reject(new Error('Too many open files')) : Promise.resolve(SOME_COMPANIES);
    });
    await expect(source.find('alder')).rejects.toThrow('open files');

    expect(await source.find('alder')).toHaveLength(1);
    await source.find('kelvin');

    expect(times).toBe(2);
  });

  describe('the live API', () => {
    afterEach(() => house.behave('well'));

    it.each(['slowly', 'as over its limit', 'in another language', 'by breaking off'] as const)(
      'is unavailable while it returns %s, and is left alone for a while',
      async (behaviour) => {
        const source = live();
        house.behave(behaviour);
        const before = house.calls.length;

        expect(await source.find('alder')).toBeNull();
        expect(await source.find('alder grove')).toBeNull();

        expect(house.calls.length - before).toBe(1);
      },
    );

    it('rejects an unsupported query, and answers the next one', async () => {
      const source = live();
      house.behave('as to no question');
      expect(await source.find('???')).toBeNull();

      house.behave('well');

      expect(await source.find('alder grove')).toMatchObject([{ number: '06436514' }]);
    });

    it('is unavailable with a wrong key', async () => {
      const source = new LiveCompanies({ ...house, key: 'wrong' }, unlimited);

      expect(await source.find('alder')).toBeNull();
    });

    it('is not called once its limit is used up', async () => {
      const before = house.calls.length;
      const source = live({ consume: () => Promise.reject(new TooManyRequests(1, [])) });

      expect(await source.find('alder')).toBeNull();
      expect(house.calls.length).toBe(before);
    });
  });
});
