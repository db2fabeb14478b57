import { foundBy } from '#modules/companies/domain/fit.js';
import { startCompaniesHouse, type CompaniesHouse } from '../support/companies-house.js';
import { SOME_COMPANIES } from '../support/companies.js';
import { startTestApp, useTestApp, type TestApp } from '../support/test-app.js';

const api = useTestApp();
let house: CompaniesHouse;
describe('Companies', () => {
  beforeAll(async () => {
    house = await startCompaniesHouse((typed) =>
      Promise.resolve(
        SOME_COMPANIES.filter(({ name }) => name.startsWith(typed.toUpperCase())).map((company) =>
          foundBy(typed, company),
        ),
      ),
    );
  });
  afterAll(() => house.close());

  const find = async (app: TestApp, q: string, status = 200): Promise<unknown> => {
    const answer = await app.http().get('/api/companies').query({ q }).expect(status);
    return answer.body as unknown;
  };

  it('are searched in the sample by default', async () => {
    expect(await find(api, 'a and g insurance services ltd')).toEqual([
      {
        number: '06436514',
        name: 'A & G INSURANCE SERVICES LIMITED',
        status: 'active',
        incorporated: '2007-11-26',
        registeredAddress: '1 Unicorn Parade, Unicorn Hill, Redditch, B97 4QR',
        sicCodes: [{ code: '65120', text: null }],
        listed: true,
        formerName: null,
      },
    ]);
  });

  it('returns eight results at most', async () => {
    expect(await find(api, 'insurance')).toHaveLength(8);
  });

  it('limits an address by the minute and by the hour', async () => {
    const { headers } = await api.http().get('/api/companies?q=alder').expect(200);

    expect(headers['ratelimit-policy']).toMatch(/"companies";q=\d+;w=60, "companies-hour";q=\d+;w=3600$/);
  });

  it.each(['', 'ab', '  ab  '])('requires three letters, not %j', async (q) => {
    expect(await find(api, q, 400)).toMatchObject({ errors: [{ field: 'q' }] });
  });

  it('uses Companies House when there is a key, and the local data while it is away', async () => {
    const live = await startTestApp({ companiesHouseUrl: house.url, companiesHouseKey: house.key });
    try {
      expect(await find(live, 'kelvinbridge')).toMatchObject([{ number: 'SC123456' }]);

      house.behave('as over its limit');

      expect(await find(live, 'brady insurance')).toMatchObject([
        { name: 'BRADY INSURANCE SERVICES LIMITED' },
      ]);
    } finally {
      await live.close();
    }
  });
});
