import { sentAnswers } from '../support/answers.js';
import { signUpPartner } from '../support/cases.js';
import { statedLender } from '../support/stated-lender.js';
import { signInAsAdmin, useTestApp } from '../support/test-app.js';

const api = useTestApp();
let admin: Awaited<ReturnType<typeof signInAsAdmin>>;
let caseId: string;
let alba: string;
describe('Track records', () => {
  beforeAll(async () => {
    admin = await signInAsAdmin(api.app);
    caseId = (await (await signUpPartner(api.app)).submit(sentAnswers())).id;
    const added = await admin
      .post('/api/admin/lenders')
      .send({ ...statedLender, name: 'Alba' })
      .expect(201);
    alba = (added.body as { id: string }).id;
  });
  beforeEach(() => api.empty('lender_submissions'));

  interface Past {
    readonly state: string;
    /** From sending to the first decision; null before it. */
    readonly days: number | null;
    readonly offered?: boolean;
    readonly reason?: string;
  }

  /** Submissions in their final state; other tests cover how they get there. */
  const submitted = async (past: readonly Past[]): Promise<void> => {
    for (const { state, days, offered = false, reason = null } of past)
      await api.query(
        `with put as (
         insert into lender_submissions (id, application_id, lender_id, lender_name, state, sent_at, decided_at,
           reason_code, moved_at, created_at, updated_at)
         values (gen_random_uuid(), $1, $2, 'Alba', $3, case when $3 <> 'draft' then now() - interval '30 days' end,
           now() - interval '30 days' + $4::int * interval '1 day', $6, now(), now(), now())
         returning id
       )
       insert into offers (id, submission_id, kind, amount_pence, rate_kind, rate, repayment, arrangement_fee_pence,
         broker_fee_pence, other_fees_pence, exit_fee_pence, created_at, updated_at)
       select gen_random_uuid(), id, 'formal', 1, 'annual', 1, 'revolving', 0, 0, 0, 0, now(), now() from put where $5`,
        [caseId, alba, state, days, offered, reason],
      );
  };
  const recordOf = async (id: string): Promise<unknown> =>
    ((await admin.get(`/api/admin/lenders/${id}`).expect(200)).body as { record: unknown }).record;
  const declined = (days: number, reason: string): Past => ({ state: 'declined', days, reason });

  const TOO_FEW = {
    decision: { n: 4, medianDays: null },
    offered: { n: 4, percent: null },
    completed: { n: 4, percent: null },
    declined: { n: 4, reasonCode: null },
  };

  it('are empty for a lender without submissions', async () => {
    await submitted([{ state: 'draft', days: null }]);

    expect(await recordOf(alba)).toMatchObject({ decision: { n: 0, medianDays: null }, declined: { n: 0 } });
  });

  it('return only the count when there are fewer than five', async () => {
    await submitted([2, 3, 4, 5].map((days) => declined(days, 'sector')));

    expect(await recordOf(alba)).toEqual(TOO_FEW);
  });

  it('return times, rates and the usual reason, each with its sample size', async () => {
    await submitted([
      ...[1, 2, 3, 9].map((days) => declined(days, days === 9 ? 'credit' : 'sector')),
      { ...declined(4, 'sector'), offered: true },
      { state: 'completed', days: 5, offered: true },
      { state: 'withdrawn', days: 6, offered: true },
      { state: 'withdrawn', days: null },
    ]);

    const record = {
      decision: { n: 7, medianDays: 4 },
      offered: { n: 7, percent: 43 },
      completed: { n: 8, percent: 13 },
      declined: { n: 5, reasonCode: 'sector' },
    };
    expect(await recordOf(alba)).toEqual(record);
    const found = await admin.get(`/api/admin/applications/${caseId}/matches`).expect(200);
    expect(found.body).toMatchObject({ records: [{ lenderId: alba, ...record }] });
  });

  it('do not change score and order', async () => {
    const matches = async () =>
      ((await admin.get(`/api/admin/applications/${caseId}/matches`).expect(200)).body as { today: unknown })
        .today;
    const before = await matches();
    await submitted([1, 2, 3, 4, 5].map((days) => declined(days, 'sector')));

    expect(await matches()).toEqual(before);
  });
});
