import { fc } from '../support/properties.js';
import { emailKey } from '#kernel/email.js';
import { createAdmin, testAdmin, useTestApp } from '../support/test-app.js';

const api = useTestApp({ rateLimitScale: 1, trustProxy: 1 });

let callers = 0;
/** From another network each time, because the limit is per account. */
const post = (path: string, body: object) => {
  callers += 1;
  const from = `2001:db8:${(callers >> 8).toString(16)}:${(callers & 255).toString(16)}00::1`;
  return api.http().post(`/api/${path}`).set('X-Forwarded-For', from).send(body);
};
const password = 'velvet tractor onion';
const signUp = (email: string) =>
  post('introducers/signup', {
    email,
    password,
    companyName: 'Alder Accounts Ltd',
    contactName: 'Fiona Alder',
    phone: '0141 496 0123',
    businessType: 'Accountant',
  });
const guess = (path: string, email: string): Promise<unknown> =>
  Promise.all(Array.from({ length: 8 }, () => post(path, { email, password: 'wrong' })));

/** Characters that some case, width or accent rules confuse with k, i, e and s. */
const LETTERS = [
  ['k', 'K', '\u212A'],
  ['i', 'I', '\u0130', '\u0131', 'i\u0307', 'I\u0307', 'ｉ'],
  ['e', 'E', 'é', 'É', 'e\u0301'],
  ['s', 'S', '\u017F', 'ß', '\u1E9E', 'σ', 'ς'],
] as const;
const spelling = fc
  .tuple(...LETTERS.map((letters) => fc.constantFrom(...letters)))
  .map((letters) => letters.join(''));

describe('One address one account', () => {
  it('treats addresses with one key as one account with one lockout', async () => {
    let made = 0;
    await fc.assert(
      fc.asyncProperty(spelling, spelling, async (one, other) => {
        made += 1;
        const own = `${one}${made}@alder.example`;
        const typed = `${other}${made}@alder.example`;
        const same = emailKey(own) === emailKey(typed);
        await signUp(own).expect(201);

        await post('introducers/login', { email: typed, password }).expect(same ? 200 : 401);
        await guess('introducers/login', typed);
        await post('introducers/login', { email: own, password }).expect(same ? 429 : 200);
        await signUp(typed).expect(same ? 409 : 201);
      }),
      {
        numRuns: 6,
        examples: [
          ['kies', 'k\u0130es'],
          ['kies', '\u212Aies'],
          ['kieß', 'kie\u1E9E'],
        ],
      },
    );
  });

  it('emails links for one account at most five times an hour, in any spelling of its address', async () => {
    await signUp('kirk@alder.example').expect(201);
    const opened = async (email: string): Promise<boolean> => {
      await post('introducers/password-resets', { email });
      const [row] = await api.query<{ account: string | null }>(
        `with taken as (delete from password_resets returning account_id) select account_id as account from taken`,
      );
      return (row?.account ?? null) !== null;
    };
    const spellings = [
      'kirk',
      'KIRK',
      '\u212Airk',
      'kir\u212A',
      'ｋirk',
      ' kirk',
      'k\u0130rk',
      'k\u0131rk',
      '\u212AIR\u212A',
    ];
    const links = [];
    for (const local of spellings) links.push(await opened(`${local}@alder.example`));

    expect(links.filter(Boolean)).toHaveLength(5);
    expect(await opened('kirk@alder.example')).toBe(false);
  });

  it('locks only the account that the address belongs to', async () => {
    const admin = { ...testAdmin, email: 'irma@broker.example' };
    await createAdmin(api.app, admin);

    await post('admin/login', { email: '\u0130rma@broker.example', password: admin.password }).expect(401);
    await guess('admin/login', '\u0130rma@broker.example');
    await post('admin/login', { email: admin.email, password: admin.password }).expect(200);
  });
});
