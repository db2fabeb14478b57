import { randomUUID } from 'node:crypto';
import request from 'supertest';
import { accepted, offered, putTo } from '../support/accepted-offers.js';
import { basic, createApiAccount } from '../support/api-accounts.js';
import { CASES, caseForm, signUpPartner, type Partner, type ShownCase } from '../support/cases.js';
import { statedLender } from '../support/stated-lender.js';
import { signInAsAdmin, startTestApp, useTestApp } from '../support/test-app.js';

const ME = '/api/introducers/me';
const LIST = `${ME}/referrals`;
const NOBODYS = '0193f000-0000-7000-8000-00000000dead';

const api = useTestApp();
let admin: Awaited<ReturnType<typeof signInAsAdmin>>;
let ann: Partner;
let ben: Partner;
describe('Cases', () => {
  beforeAll(async () => {
    admin = await signInAsAdmin(api.app);
    await admin.post('/api/admin/lenders').send(statedLender).expect(201);
    ann = await signUpPartner(api.app, { companyName: 'Alder Accounts Ltd' });
    ben = await signUpPartner(api.app);
  });
  beforeEach(() => api.empty('application_submissions', 'idempotency_keys'));

  const read = (response: request.Response): { body: unknown; headers: Record<string, string> } => response;
  const rows = <T = Record<string, unknown>>(sql: string, ...values: unknown[]): Promise<T[]> =>
    api.query<T>(sql, values);

  describe('a submitted case', () => {
    const everything = caseForm({
      clientConsent: true,
      externalReference: ' CRM-7 ',
      purpose: 'A second oven',
    });

    it('is returned as stored: pending, and the partner’s', async () => {
      const { body } = read(await ann.agent.post(CASES).send(everything).expect(201));

      expect(body).toEqual({
        id: expect.any(String) as unknown,
        companyName: 'Birch Bakery Ltd',
        contactName: 'Bella Birch',
        email: 'bella@birch.example',
        phone: '0141 496 0456',
        fundingType: 'Business Loan',
        amount: '£50,000',
        tradingHistory: '3 years',
        status: 'pending',
        stage: 'new',
        progress: { stage: 'new', lendersAsked: 0, offers: 0, completedOn: null, drawnPence: null },
        notes: null,
        assignedLender: null,
        introducerId: ann.introducer.id,
        clientConsentAt: expect.any(String) as unknown,
        externalReference: 'CRM-7',
        viaLink: false,
        duplicateOf: null,
        createdAt: expect.any(String) as unknown,
        updatedAt: expect.any(String) as unknown,
      });
    });

    it('is parsed, matched and logged like a client’s own application', async () => {
      const { id } = (await ann.agent.post(CASES).send(everything).expect(201)).body as ShownCase;

      expect(await rows('select * from application_submissions where id = $1', id)).toMatchObject([
        {
          purpose: 'A second oven',
          amount: '£50,000',
          amount_from: '50000',
          trading_months_from: 36,
          product_keys: ['business-loans'],
          match_score: expect.stringMatching(/^\d+$/) as unknown,
          rule_version: expect.any(String) as unknown,
        },
      ]);
      expect(
        await rows('select action, actor_type, actor_id, changes from activity where subject_id = $1', id),
      ).toEqual([
        {
          action: 'application-submitted',
          actor_type: 'introducer',
          actor_id: ann.introducer.id,
          changes: { status: { from: null, to: 'pending' } },
        },
      ]);
    });

    it('has no consent time when no consent was confirmed', async () => {
      expect(await ann.submit()).toMatchObject({ clientConsentAt: null, externalReference: null });
      expect(await ann.submit({ clientConsent: false })).toMatchObject({ clientConsentAt: null });
    });

    it('never accepts fields of the broker or another partner', async () => {
      const canaries = {
        id: NOBODYS,
        introducerId: ben.introducer.id,
        status: 'approved',
        assignedLender: 'Alba',
        notes: 'canary',
        partnerNotes: 'canary',
        matchScore: '1',
        viaLink: true,
        createdAt: '2001-01-01T00:00:00Z',
      };

      const { id } = await ann.submit(canaries);

      const [row] = await rows('select * from application_submissions where id = $1', id);
      expect(row).toMatchObject({
        introducer_id: ann.introducer.id,
        status: 'pending',
        assigned_lender: null,
        notes: null,
        partner_notes: null,
        via_link: false,
      });
      expect(JSON.stringify(row)).not.toContain('canary');
      expect(id).not.toBe(NOBODYS);
    });

    it('returns an error at each missing field', async () => {
      const { body } = read(
        await ann.agent
          .post(CASES)
          .send({
            companyName: 'B',
            email: 'bella',
            phone: '0141',
            fundingType: 'a loan',
            clientConsent: 'aye',
          })
          .expect(400),
      );

      expect((body as { errors: { field: string }[] }).errors.map(({ field }) => field).sort()).toEqual(
        ['amount', 'clientConsent', 'companyName', 'contactName', 'email', 'fundingType', 'phone'].sort(),
      );
    });

    it.each(['Property Mortgage', 'property mortgage', 'btl-mortgages', 'BRIDGING FINANCE'])(
      'accepts the funding type %j as written',
      async (fundingType) => {
        expect(await ann.submit({ fundingType })).toMatchObject({ fundingType });
      },
    );
  });

  describe('a repeated case', () => {
    it('is stored once, also for concurrent requests', async () => {
      const send = () =>
        ann.agent
          .post(CASES)
          .set('Idempotency-Key', 'same')
          .send(caseForm({ externalReference: 'CRM-1' }));

      const answers = await Promise.all([send(), send(), send()]);
      answers.push(await send());

      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
      expect(new Set(answers.map(({ body }) => (body as ShownCase).id)).size).toBe(1);
      expect((await ann.agent.get(LIST)).headers['x-total-count']).toBe('1');
    });

    it('is stored once without a key, and separately for two partners', async () => {
      const send = ({ agent }: Partner) => agent.post(CASES).send(caseForm()).expect(201);

      const ids = [await send(ann), await send(ann), await send(ben)].map(
        ({ body }) => (body as ShownCase).id,
      );

      expect(ids[1]).toBe(ids[0]);
      expect(ids[2]).not.toBe(ids[0]);
    });

    it('is rejected when its key came with another case or another consent', async () => {
      const send = (changes: object) =>
        ann.agent.post(CASES).set('Idempotency-Key', 'once').send(caseForm(changes));
      await send({}).expect(201);

      await send({ amount: '£60,000' }).expect(422);
      const { body } = read(await send({ clientConsent: true }).expect(422));
      expect(body).toMatchObject({ type: '/problems/idempotency-key-reused' });
    });

    it('is rejected at the reference when another case has it, until it is changed', async () => {
      await ann.submit({ externalReference: 'CRM-1' });

      const again = () =>
        ann.agent
          .post(CASES)
          .set('Idempotency-Key', 'new')
          .send(caseForm({ externalReference: 'CRM-1', amount: '£1' }));
      const { body } = read(await again().expect(409));

      expect(body).toMatchObject({
        type: '/problems/external-reference-taken',
        errors: [{ field: 'externalReference', message: expect.stringContaining('already') as unknown }],
      });
      await again().expect(409);
      await ann.submit({ externalReference: 'CRM-2' });
      await ben.submit({ externalReference: 'CRM-1' });
    });
  });

  describe('the list of cases', () => {
    const names = async (query = '', { agent } = ann): Promise<string[]> => {
      const { body } = read(await agent.get(`${LIST}${query}`).expect(200));
      return (body as ShownCase[]).map(({ companyName }) => companyName);
    };

    it('returns a partner’s own, newest first, as each was returned on submission', async () => {
      await ben.submit({ companyName: 'Not Anns' });
      const first = await ann.submit({ companyName: 'First Ltd' });
      await ann.submit({ companyName: 'Second Ltd' });

      expect(await names()).toEqual(['Second Ltd', 'First Ltd']);
      const { body, headers } = read(await ann.agent.get(LIST).expect(200));
      expect((body as unknown[])[1]).toEqual(first);
      expect(headers['x-total-count']).toBe('2');
    });

    it('is searched by company, contact, address, reference and company number, ignoring case and punctuation', async () => {
      await ann.submit({ companyName: 'Café 100% Ltd', contactName: 'Zoë Fraser' });
      await ann.submit({
        companyName: 'Oak_Ltd',
        email: 'someone@oak.example',
        externalReference: 'CRM-77',
        companyNumber: 'SC 045678',
      });
      await ben.submit({ companyName: 'Café Ben' });

      expect(await names('?q=caf%C3%A9')).toEqual(['Café 100% Ltd']);
      expect(await names('?q=ZO%C3%8B')).toEqual(['Café 100% Ltd']);
      expect(await names('?q=100%25')).toEqual(['Café 100% Ltd']);
      expect(await names('?q=k_l')).toEqual(['Oak_Ltd']);
      expect(await names('?q=%40oak.ex')).toEqual(['Oak_Ltd']);
      expect(await names('?q=crm-77')).toEqual(['Oak_Ltd']);
      expect(await names('?q=%25')).toEqual(['Café 100% Ltd']);
      expect(await names('?q=sc%20045')).toEqual(['Oak_Ltd']);
      expect(await names('?q=sc045678')).toEqual(['Oak_Ltd']);
      expect(await names('?q=elm')).toEqual([]);
    });

    it('is filtered by funding type, by slug or label', async () => {
      await ann.submit({ companyName: 'Label', fundingType: 'Property Mortgage' });
      await ann.submit({ companyName: 'Slug', fundingType: 'btl-mortgages' });
      await ann.submit({ companyName: 'Loan', fundingType: 'business-loans' });

      expect(await names('?fundingType=property%20mortgage')).toEqual(['Slug', 'Label']);
      expect(await names('?fundingType=commercial-mortgage')).toEqual(['Label']);
      expect(await names('?fundingType=Business%20Loan')).toEqual(['Loan']);
      expect(await names('?fundingType=Business%20Loan&q=slug')).toEqual([]);
    });

    it('is ordered by time, company and status, and paged', async () => {
      for (const companyName of ['birch', 'Alder', 'Cedar', 'alder']) await ann.submit({ companyName });

      expect(await names('?sort=oldest')).toEqual(['birch', 'Alder', 'Cedar', 'alder']);
      expect(await names('?sort=company')).toEqual(['Alder', 'alder', 'birch', 'Cedar']);
      expect(await names('?sort=-company')).toEqual(['Cedar', 'birch', 'alder', 'Alder']);
      for (const sort of ['newest', 'company', '-company', 'status', '-status']) {
        const pages: string[] = [];
        let path = `${LIST}?sort=${sort}&limit=3`;
        while (path !== '') {
          const { body, headers } = read(await ann.agent.get(path).expect(200));
          pages.push(...(body as ShownCase[]).map(({ companyName }) => companyName));
          path = /^<([^>]+)>/.exec(headers['link'] ?? '')?.[1] ?? '';
        }
        expect(pages).toEqual(await names(`?sort=${sort}`));
        expect(pages).toHaveLength(4);
      }
    });

    it('is filtered by the exact reference', async () => {
      await ann.submit({ companyName: 'Seven', externalReference: 'CRM-7' });
      await ann.submit({ companyName: 'Seventy-seven', externalReference: 'CRM-77' });
      await ben.submit({ externalReference: 'CRM-7' });

      expect(await names('?externalReference=CRM-7')).toEqual(['Seven']);
      expect(await names('?externalReference=%20CRM-7%20')).toEqual(['Seven']);
      expect(await names('?externalReference=crm-7')).toEqual([]);
      expect(await names('?externalReference=CRM-7&status=approved')).toEqual([]);
    });

    describe('filtered by changes since a time', () => {
      const LONG_AGO = '2026-01-01T10:00:00.000Z';
      const LATER = '2026-01-01T10:00:00.001Z';
      const changedAt = async (at: string, companyName: string) => {
        const application = 'select id from application_submissions where company_name = $2';
        await rows(
          'update application_submissions set updated_at = $1 where company_name = $2',
          at,
          companyName,
        );
        await rows(
          `update application_events set at = $1 where application_id in (${application})`,
          at,
          companyName,
        );
      };

      it('returns those changed at that time or later, whatever its time zone', async () => {
        for (const companyName of ['Before', 'At', 'After']) await ann.submit({ companyName });
        await changedAt('2026-01-01T09:59:59.999Z', 'Before');
        await changedAt(LONG_AGO, 'At');
        await changedAt(LATER, 'After');

        expect(await names(`?updatedSince=${LONG_AGO}`)).toEqual(['After', 'At']);
        expect(await names('?updatedSince=2026-01-01T12%3A00%3A00%2B02%3A00')).toEqual(['After', 'At']);
        expect(await names(`?updatedSince=${LATER}&q=at`)).toEqual([]);
      });

      it('pages through them in a stable order while they change again', async () => {
        for (const companyName of ['One', 'Two', 'Old', 'Three']) await ann.submit({ companyName });
        await changedAt(LONG_AGO, 'Old');
        const page = async (path: string) => ann.agent.get(path).expect(200);

        const first = await page(`${LIST}?updatedSince=${LATER}&limit=2`);
        await rows(
          `update application_submissions set updated_at = now() where company_name in ('One', 'Three')`,
        );
        const second = await page(/^<([^>]+)>/.exec(first.headers['link'] as string)?.[1] ?? '');

        const shown = [first, second].flatMap(({ body }) => body as ShownCase[]);
        expect(shown.map(({ companyName }) => companyName)).toEqual(['Three', 'Two', 'One']);
        expect([first, second].map(({ headers }) => headers['x-total-count'] as string)).toEqual(['3', '3']);
        expect(second.headers['link']).toBeUndefined();
      });

      it('returns a case after each step with lenders, which leaves updatedAt as it was', async () => {
        const { id } = await ann.submit({ companyName: 'Birch' });
        let submission = '';
        let offer = '';
        const steps: Readonly<Record<string, () => Promise<unknown>>> = {
          sent: async () => (submission = await putTo(admin, id, 'Alba')),
          offered: async () => (offer = await offered(admin, submission)),
          'offered again': () => offered(admin, submission, { amountPence: 10_000_000 }),
          withdrawn: () => admin.post(`/api/admin/offers/${offer}/withdrawal`).send({}).expect(200),
          'offered once more': async () => (offer = await offered(admin, submission)),
          accepted: () => accepted(admin, offer),
          'accepted no longer': () => admin.delete(`/api/admin/offers/${offer}/acceptance`).expect(200),
        };

        const missed: string[] = [];
        for (const [step, take] of Object.entries(steps)) {
          await changedAt(LONG_AGO, 'Birch');
          expect(await names(`?updatedSince=${LATER}`)).toEqual([]);
          await take();
          if (!(await names(`?updatedSince=${LATER}`)).includes('Birch')) missed.push(step);
        }

        expect(missed).toEqual([]);
      });
    });

    it.each([
      ['updatedSince=yesterday', 'updatedSince'],
      ['updatedSince=2026-01-01', 'updatedSince'],
      ['updatedSince=2026-02-30T10:00:00Z', 'updatedSince'],
      ['updatedSince=2026-01-01T10:00:00', 'updatedSince'],
      [`externalReference=${'x'.repeat(101)}`, 'externalReference'],
      ['limit=0', 'limit'],
      ['sort=amount', 'sort'],
      ['status=processing', 'status'],
      ['fundingType=a%20loan', 'fundingType'],
      ['cursor=%21', 'cursor'],
      [`q=${'x'.repeat(201)}`, 'q'],
    ])('rejects %s by name', async (query, field) => {
      const { body } = read(await ann.agent.get(`${LIST}?${query}`).expect(400));

      expect(body).toMatchObject({ errors: [{ field }] });
    });
  });

  describe('one case', () => {
    it('includes its history and the original matches', async () => {
      const submitted = await ann.submit();

      const { body } = read(await ann.agent.get(`${CASES}/${submitted.id}`).expect(200));

      expect(body).toEqual({
        ...submitted,
        handler: null,
        furtherAnswers: [],
        timeline: [
          {
            at: expect.any(String) as unknown,
            what: 'submitted',
            from: null,
            to: 'pending',
            reason: null,
            by: 'you',
          },
        ],
        matches: [{ id: expect.any(String) as unknown, name: 'Alba', score: expect.any(Number) as unknown }],
      });
    });

    it('shows that the partner’s system sent it', async () => {
      const post = api.http().post(CASES);
      const credentials = basic(await createApiAccount(ann));
      const { id } = (await post.set('Authorization', credentials).send(caseForm()).expect(201))
        .body as ShownCase;

      const { body } = read(await ann.agent.get(`${CASES}/${id}`).expect(200));

      expect(body).toMatchObject({
        introducerId: ann.introducer.id,
        timeline: [{ what: 'submitted', by: 'api' }],
      });
    });

    it('includes other submitted fields, except a client’s own by link', async () => {
      const { id } = await ann.submit({
        purpose: 'A second spray booth',
        tradingHistory: '3 years',
        ltv: '70',
      });
      const furtherAnswers = async () =>
        (read(await ann.agent.get(`${CASES}/${id}`).expect(200)).body as { furtherAnswers: unknown })
          .furtherAnswers;

      expect(await furtherAnswers()).toEqual([
        { name: 'purpose', question: 'Purpose', answer: 'A second spray booth' },
        { name: 'ltv', question: 'Loan to value', answer: '70' },
      ]);
      await api.query('update application_submissions set via_link = true where id = $1', [id]);
      expect(await furtherAnswers()).toEqual([]);
    });

    it('accepts only the partner’s note', async () => {
      const { id } = await ann.submit();

      const { body } = read(
        await ann.agent
          .patch(`${CASES}/${id}`)
          .send({
            notes: 'Rang twice',
            status: 'approved',
            assignedLender: 'Alba',
            introducerId: ben.introducer.id,
          })
          .expect(200),
      );

      expect(body).toMatchObject({ id, notes: 'Rang twice', status: 'pending', assignedLender: null });
      expect(body).toMatchObject({ introducerId: ann.introducer.id });
      expect(
        await rows('select notes, partner_notes from application_submissions where id = $1', id),
      ).toEqual([{ notes: null, partner_notes: 'Rang twice' }]);
    });

    it('keeps its note when none is sent, and clears it with a blank', async () => {
      const { id } = await ann.submit();
      const patch = (body: object) => ann.agent.patch(`${CASES}/${id}`).send(body).expect(200);
      await patch({ notes: 'Line one\nLine two' });

      expect((await patch({ status: 'approved' })).body).toMatchObject({ notes: 'Line one\nLine two' });
      expect((await patch({ notes: '  ' })).body).toMatchObject({ notes: null });
    });

    it('logs that notes changed, without their text', async () => {
      const { id } = await ann.submit();
      await ann.agent.patch(`${CASES}/${id}`).send({ notes: 'secret words' }).expect(200);
      await ann.agent.patch(`${CASES}/${id}`).send({ notes: 'secret words' }).expect(200);

      const entries = await rows(
        'select action, changes from activity where subject_id = $1 order by id',
        id,
      );
      expect(entries.map(({ action }) => action)).toEqual(['application-submitted', 'case-noted']);
      expect(JSON.stringify(entries)).not.toContain('secret');
    });

    it('rejects a note based on an earlier version', async () => {
      const { id, updatedAt } = await ann.submit();
      const patch = (notes: string) => ann.agent.patch(`${CASES}/${id}`).send({ notes, updatedAt });
      await patch('from the first tab').expect(200);

      const { body } = read(await patch('from the second').expect(409));

      expect(body).toMatchObject({
        type: '/problems/case-changed',
        error: expect.stringContaining('You changed this case on') as unknown,
        changed: { by: 'You', current: { id, notes: 'from the first tab' } },
      });
    });

    it.each([
      [{ notes: 7 }, 'notes'],
      [{ notes: 'x'.repeat(5_001) }, 'notes'],
      [{ notes: 'x', updatedAt: 'yesterday' }, 'updatedAt'],
    ])('rejects %j by name', async (change, field) => {
      const { id } = await ann.submit();

      const { body } = read(await ann.agent.patch(`${CASES}/${id}`).send(change).expect(400));

      expect(body).toMatchObject({ errors: [{ field }] });
    });

    it.each(['another partner’s', NOBODYS, 'not-an-id'])('returns 404 for %s', async (which) => {
      const id = which === 'another partner’s' ? (await ben.submit()).id : which;

      await ann.agent.get(`${CASES}/${id}`).expect(404);
      await ann.agent.patch(`${CASES}/${id}`).send({ notes: 'mine now' }).expect(404);
    });
  });

  describe('the figures', () => {
    const empty = {
      total: 0,
      thisMonth: 0,
      approved: 0,
      rejected: 0,
      decided: 0,
      medianDecisionMinutes: null,
    };
    interface Month {
      readonly month: string;
      readonly pending: number;
    }
    const summary = async (): Promise<{ readonly months: readonly Month[] }> =>
      (await ann.agent.get(`${ME}/summary`).expect(200)).body as { months: Month[] };
    const born = (id: string, at: string) =>
      rows(`update application_submissions set created_at = ${at} where id = $1`, id);

    it('are zeros for each month without cases', async () => {
      await ben.submit();

      const { months, ...figures } = await summary();

      expect(figures).toEqual(empty);
      expect(months).toHaveLength(12);
      expect(months.map(({ month }) => month)).toEqual([...months.map(({ month }) => month)].sort());
      for (const { month, ...counts } of months) {
        expect(month).toMatch(/^\d{4}-\d\d$/);
        expect(counts).toEqual({ pending: 0, in_review: 0, approved: 0, rejected: 0 });
      }
    });

    it('count calendar months in London', async () => {
      const [start] = await rows<{ at: string }>(
        `select to_char(date_trunc('month', now() at time zone 'Europe/London'), 'YYYY-MM-DD HH24:MI:SS') as at`,
      );
      const inLondon = (shift: string) =>
        `(timestamp '${start?.at}' + interval '${shift}') at time zone 'Europe/London'`;
      const shifts = ['0 seconds', '-1 second', '-11 months', '-11 months -1 second'];
      for (const shift of shifts) await born((await ann.submit({ companyName: shift })).id, inLondon(shift));

      const { months, ...figures } = await summary();

      expect(figures).toEqual({ ...empty, total: 4, thisMonth: 1 });
      expect(months.map(({ pending }) => pending)).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1]);
    });
  });

  describe('the export', () => {
    const binary = (path: string) =>
      ann.agent
        .get(path)
        .buffer(true)
        .parse((response, done) => {
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => parts.push(part));
          response.on('end', () => done(null, Buffer.concat(parts)));
        });
    const textOf = async (path: string): Promise<string> =>
      ((await binary(path).expect(200)).body as Buffer).toString();

    it('contains the listed cases, and nothing that runs as a formula', async () => {
      await ann.submit({ companyName: '=HYPERLINK("http://evil.example")', contactName: 'Zoë, "Z"' });
      await ann.submit({ companyName: 'Oak Ltd' });
      await ben.submit({ companyName: 'Not Anns' });

      const csv = await textOf(`${LIST}/export?format=csv&sort=oldest`);

      const [head, evil, oak, ...rest] = csv.split('\r\n');
      expect(head).toBe(
        '\uFEFFDate,Company,Contact,Email,Phone,Funding type,Amount,Trading history,Status,Lender,Notes,Reference,' +
          'Client agreed,Last change,Id',
      );
      expect(evil).toContain(`"'=HYPERLINK(""http://evil.example"")","Zoë, ""Z""",bella@birch.example`);
      expect(oak).toContain(',Oak Ltd,');
      expect(rest).toEqual(['']);
      expect((await textOf(`${LIST}/export?format=csv&q=oak`)).split('\r\n')).toHaveLength(3);
    });

    it('is a workbook by default', async () => {
      await ann.submit();

      const { headers, body } = read(await binary(`${LIST}/export`).expect(200));

      expect(headers['content-type']).toContain('spreadsheetml.sheet');
      expect(headers['content-disposition']).toMatch(/^attachment; filename="cases-\d{4}-\d\d-\d\d\.xlsx"$/);
      expect((body as Buffer).subarray(0, 2).toString()).toBe('PK');
    });

    it.each(['format=pdf', 'status=maybe'])('rejects %s', async (query) => {
      await ann.agent.get(`${LIST}/export?${query}`).expect(400);
    });
  });

  describe('access', () => {
    const calls: ['get' | 'post' | 'patch', string][] = [
      ['get', LIST],
      ['get', `${LIST}/export`],
      ['get', `${ME}/summary`],
      ['post', CASES],
      ['get', `${CASES}/${NOBODYS}`],
      ['patch', `${CASES}/${NOBODYS}`],
    ];

    it.each(calls)('requires a partner for %s %s', async (method, path) => {
      await api.http()[method](path).expect(401);
      await admin[method](path).expect(401);
    });

    it.each([
      ['post', CASES],
      ['patch', `${CASES}/${NOBODYS}`],
    ] as const)('rejects %s %s from another site', async (method, path) => {
      await ann.agent[method](path).set('Sec-Fetch-Site', 'cross-site').send({}).expect(403);
    });
  });

  it('limit a partner’s submissions and downloads', async () => {
    const strict = await startTestApp({ rateLimitScale: 0.04 });
    const partner = await signUpPartner(strict.app, { email: `${randomUUID()}@alder.example` });

    const { id } = await partner.submit();
    for (const companyName of ['Second', 'Third', 'Fourth']) await partner.submit({ companyName });
    const tooMany = await partner.agent
      .post(CASES)
      .send(caseForm({ companyName: 'Another' }))
      .expect(429);
    expect(tooMany.headers['ratelimit-policy']).toBe('"cases";q=4;w=3600');
    expect(Number(tooMany.headers['retry-after'])).toBeGreaterThan(0);
    await partner.agent.get(`${LIST}/export?format=csv`).expect(200);
    await partner.agent.get(`${LIST}/export?format=csv`).expect(429);
    const noted = await partner.agent.patch(`${CASES}/${id}`).send({ notes: 'x' }).expect(200);
    expect(noted.headers['ratelimit-policy']).toMatch(/"case-notes";q=24;w=3600$/);
    await strict.close();
  });
});
