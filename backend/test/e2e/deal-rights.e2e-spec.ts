import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { offered, putTo } from '../support/accepted-offers.js';
import { basic, createApiAccount } from '../support/api-accounts.js';
import { caseForm } from '../support/cases.js';
import { sentAnswers } from '../support/answers.js';
import { createAdmin, signInAsAdmin, signUpIntroducer, testAdmin, useTestApp } from '../support/test-app.js';

// Access rights to the deals of one case. Every deal operation of docs/routes.md is called by every kind of caller.

const ROUTES = readFileSync(resolve(import.meta.dirname, '../../../docs/routes.md'), 'utf8');
const ROW = /^\| (GET|POST|PUT|PATCH|DELETE) +\| `(\/api\/[^`]+)`/gm;
const FOR_STAFF =
  /^\/api\/admin\/(?:submissions|offers|offer-figures|applications\/:id\/(?:submissions|consents|commission-disclosures))\b/;
const BY_LINK = /^\/api\/status\/:token\/(?:consents|offers)\b/;
const calls = [...ROUTES.matchAll(ROW)].map(([, method = '', path = '']) => ({ method, path }));

/** The outcome: allowed, not signed in, or not found. */
const RIGHTS = {
  'a visitor': { staff: 401, link: 404 },
  'the applicant': { staff: 401, link: 'let in' },
  'another applicant': { staff: 401, link: 404 },
  'the partner of the case': { staff: 401, link: 404 },
  'another partner': { staff: 401, link: 404 },
  'the partner’s API account': { staff: 401, link: 404 },
  'a case manager': { staff: 'let in', link: 404 },
  'an administrator': { staff: 'let in', link: 404 },
} as const;
type Who = keyof typeof RIGHTS;

const rows = (kind: 'staff' | 'link', are: RegExp) =>
  calls
    .filter(({ path }) => are.test(path))
    .flatMap((call) =>
      (Object.keys(RIGHTS) as Who[]).map((who) => ({ ...call, who, answer: RIGHTS[who][kind] })),
    );

interface Submitted {
  readonly id: string;
  readonly statusToken: string;
}

const api = useTestApp();
let headersOf: Readonly<Record<Who, Readonly<Record<string, string>>>>;
let ids: Readonly<Record<string, string>>;
let tokens: Readonly<Partial<Record<Who, string>>>;
const server = () => api.http();

const cookieOf = async (area: string, credentials: { readonly email: string; readonly password: string }) => {
  const { headers } = await server().post(`/api/${area}/login`).send(credentials).expect(200);
  const set = headers['set-cookie'] as unknown as string[];
  return { Cookie: set.map((cookie) => cookie.split(';')[0]).join('; ') };
};

describe('Deal rights', () => {
  beforeAll(async () => {
    const admin = await signInAsAdmin(api.app);
    const manager = { ...testAdmin, email: 'case.manager@example.co.uk' };
    await createAdmin(api.app, manager, 'case-manager');
    await admin.post('/api/admin/lenders').send({ name: 'Alba', productTypes: 'Business Loans' }).expect(201);
    const [partner, other] = [await signUpIntroducer(api.app), await signUpIntroducer(api.app)];
    const link = (await partner.agent.get('/api/introducers/me/referral-link').expect(200)).body as {
      readonly token: string;
    };
    const sent = { ...sentAnswers(), ...caseForm(), referralToken: link.token, clientConsent: true };
    const mine = (await server().post('/api/applications').send(sent).expect(201)).body as Submitted;
    const others = (
      await server()
        .post('/api/applications')
        .send(sentAnswers({ companyName: 'Other Ltd' }))
    ).body as Submitted;
    const submission = await putTo(admin, mine.id, 'Alba');
    const offer = await offered(admin, submission);
    await admin.post(`/api/admin/offers/${offer}/sharing`).send({}).expect(200);
    const [consent] = (await admin.get(`/api/admin/applications/${mine.id}/consents`)).body as [
      { id: string },
    ];
    const disclosures = `/api/admin/applications/${mine.id}/commission-disclosures`;
    const disclosure = (await admin.post(disclosures).send({}).expect(201)).body as { readonly id: string };
    ids = {
      applications: mine.id,
      submissions: submission,
      offers: offer,
      consents: consent.id,
      'commission-disclosures': disclosure.id,
    };
    tokens = { 'the applicant': mine.statusToken, 'another applicant': others.statusToken };
    const signedIn = ({ introducer: { email }, password }: typeof partner) =>
      cookieOf('introducers', { email, password });
    headersOf = {
      'a visitor': {},
      'the applicant': {},
      'another applicant': {},
      'the partner of the case': await signedIn(partner),
      'another partner': await signedIn(other),
      'the partner’s API account': { Authorization: basic(await createApiAccount(partner)) },
      'a case manager': await cookieOf('admin', manager),
      'an administrator': await cookieOf('admin', testAdmin),
    };
  });

  /** The path for each caller: only its holder knows a link. */
  const pathFor = (who: Who, path: string): string =>
    path
      .replace(':token', tokens[who] ?? randomUUID())
      .replaceAll(
        /([\w-]+)\/:(?:disclosureI|i)d/g,
        (_all, kind: string) => `${kind}/${ids[kind] ?? randomUUID()}`,
      );

  const bodyFor = (path: string): object =>
    path === '/api/status/:token/consents'
      ? { answer: 'no', consentIds: [ids['consents']] }
      : { answer: 'no' };

  it('covers every deal request', () => {
    expect(rows('staff', FOR_STAFF).length).toBeGreaterThanOrEqual(17 * 8);
    expect(rows('link', BY_LINK)).toHaveLength(3 * 8);
  });

  it.each([...rows('staff', FOR_STAFF), ...rows('link', BY_LINK)])(
    'responds to $method $path by $who with $answer',
    async ({ method, path, who, answer }) => {
      const call = server()[method.toLowerCase() as 'get'](pathFor(who, path)).set(headersOf[who]);
      const { status } = await (method === 'GET' ? call : call.send(bodyFor(path)));

      const isRefused = status === 401 || status === 403 || status === 404;
      expect(isRefused ? status : 'let in').toBe(answer);
      expect(status).toBeLessThan(500);
    },
  );

  it('shows an applicant only the deals of their own application', async () => {
    const shown = async (who: Who) =>
      (await server().get(`/api/status/${tokens[who]}`).expect(200)).body as object;

    expect(await shown('the applicant')).toMatchObject({
      consents: [{ id: ids['consents'] }],
      offers: [{ id: ids['offers'] }],
      disclosure: { text: expect.stringContaining('Birch Bakery Ltd') as string },
    });
    expect(await shown('another applicant')).toMatchObject({ consents: [], offers: [], disclosure: null });
  });
});
