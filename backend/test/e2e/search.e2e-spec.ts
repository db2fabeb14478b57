import { sentAnswers } from '../support/answers.js';
import { signUpPartner } from '../support/cases.js';
import { statedLender } from '../support/stated-lender.js';
import { signInAsAdmin, useTestApp } from '../support/test-app.js';

const api = useTestApp();
let admin: Awaited<ReturnType<typeof signInAsAdmin>>;
describe('Search for staff', () => {
  type Found = Record<'applications' | 'partners' | 'lenders' | 'submissions', { readonly name: string }[]>;

  let applicationId = '';

  const apply = async (answers: Parameters<typeof sentAnswers>[0]): Promise<string> => {
    const answer = await api.http().post('/api/applications').send(sentAnswers(answers)).expect(201);
    return (answer.body as { id: string }).id;
  };

  beforeAll(async () => {
    admin = await signInAsAdmin(api.app);
    const partner = await signUpPartner(api.app);
    await api.query(
      `update introducers set company_name = 'Café Zoë Accounts', phone = '+44 (0)141 496 0999' where id = $1`,
      [partner.introducer.id],
    );
    applicationId = await apply({
      companyName: 'O’Brien & Søns Ltd',
      contactName: 'Renée Ash',
      email: 'renee@obrien.example',
      phone: '07700 900123',
      companyNumber: 'SC004400',
    });
    await apply({ companyName: 'Old O’Brien 100%_Ltd', email: 'old@obrien.example', phone: '0141 496 0111' });
    await admin
      .post('/api/admin/lenders')
      .send({ ...statedLender, name: 'Alba Finance' })
      .expect(201);
    await api.query(
      `insert into lender_submissions (id, application_id, lender_name, state, reference, moved_at, created_at, updated_at)
       values ('0193f400-0000-7000-8000-000000000001', $1, 'Alba Finance', 'sent', 'ALB/2026/77', now(), now(), now())`,
      [applicationId],
    );
  });

  const search = async (q: string): Promise<Found> =>
    (await admin.get('/api/admin/search').query({ q }).expect(200)).body as Found;
  const names = async (q: string): Promise<string[]> =>
    Object.values(await search(q)).flatMap((found) => found.map(({ name }) => name));

  it.each([
    ['obrien & sons', 'O’Brien & Søns Ltd'],
    ["O'BRIEN & S", 'O’Brien & Søns Ltd'],
    ['ash renee', 'O’Brien & Søns Ltd'],
    ['renee@obrien', 'O’Brien & Søns Ltd'],
    ['sc004400', 'O’Brien & Søns Ltd'],
    ['07700 900 123', 'O’Brien & Søns Ltd'],
    ['+44 7700 900123', 'O’Brien & Søns Ltd'],
    ['0141 4960999', 'Café Zoë Accounts'],
    ['cafe zoe', 'Café Zoë Accounts'],
    ['albafinance', 'Alba Finance'],
    ['alb/2026', 'ALB/2026/77'],
    ['100%_l', 'Old O’Brien 100%_Ltd'],
  ])('finds by %j the record %j', async (q, name) => {
    expect(await names(q)).toEqual([name]);
  });

  it('sorts names that begin with the text before newer ones that contain it', async () => {
    const { applications } = await search("o'brien");

    expect(applications.map(({ name }) => name)).toEqual(['O’Brien & Søns Ltd', 'Old O’Brien 100%_Ltd']);
  });

  it('finds names that begin with one or two letters', async () => {
    expect(await names('o')).toEqual(['O’Brien & Søns Ltd', 'Old O’Brien 100%_Ltd']);
    expect(await names('Al')).toEqual(['Alba Finance']);
  });

  it.each(['', ' ', '%', '_', '%%%', '&', 'x'.repeat(200), '9999999'])('finds nothing for %j', async (q) => {
    expect(await names(q)).toEqual([]);
  });

  it('returns what distinguishes a result, and the application of a submission', async () => {
    expect(await search('sc004400')).toEqual({
      applications: [
        {
          id: applicationId,
          name: 'O’Brien & Søns Ltd',
          details: ['Renée Ash', '07700 900123', 'renee@obrien.example'],
          applicationId: null,
          funding: expect.objectContaining({ byPartner: false, stage: 'new' }) as object,
        },
      ],
      partners: [],
      lenders: [],
      submissions: [],
    });
    const { submissions } = await search('ALB/2026/77');
    expect(submissions).toEqual([
      expect.objectContaining({
        applicationId,
        details: ['O’Brien & Søns Ltd', 'Alba Finance'],
        funding: null,
      }),
    ]);
  });

  it('returns what an application asks for and its stage, which differ between those of one company', async () => {
    const twins = { companyName: 'Twin Cranes Ltd', email: 'amy@twin.example', phone: '0141 496 0555' };
    await apply({ ...twins, fundingType: 'asset-finance', amount: '50000' });
    const second = await apply({ ...twins, fundingType: 'business-loans', amount: '£85,000' });
    await api.query(
      `update application_submissions set stage = 'reviewing', status = 'in_review',
         introducer_id = (select id from introducers limit 1), via_link = false where id = $1`,
      [second],
    );

    expect((await search('twin cranes')).applications).toMatchObject([
      { funding: { fundingType: 'business-loans', amount: '£85,000', byPartner: true, stage: 'reviewing' } },
      { funding: { fundingType: 'asset-finance', amount: '50000', byPartner: false, stage: 'new' } },
    ]);
  });

  it('returns at most eight of each kind', async () => {
    await api.query(
      `insert into application_submissions (id, company_name, contact_name, email, phone, funding_type, amount,
         matched_lenders, rule_version, product_keys, created_at, updated_at)
       select gen_random_uuid(), 'Heron ' || n, 'Contact', n || '@heron.example', '0141 496 0123', 'Business Loan', '£50,000',
         '[]', '1.0', '{}', now(), now() from generate_series(1, 12) n`,
    );

    expect((await search('heron')).applications).toHaveLength(8);
  });

  it('omits duplicates, like the list', async () => {
    await api.query(`update application_submissions set duplicate_of = $1 where company_name like 'Old%'`, [
      applicationId,
    ]);

    expect(await names('old o’brien')).toEqual([]);
  });

  it('rejects a text of more than 200 letters', async () => {
    await admin
      .get('/api/admin/search')
      .query({ q: 'x'.repeat(201) })
      .expect(400, /200/);
  });
});
