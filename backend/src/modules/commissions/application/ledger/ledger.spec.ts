import type { LockSubmission } from '#modules/deals/public.js';
import type { LockedSubmission } from '#modules/deals/application/submissions/lock-submission.js';
import { LenderSubmission } from '#modules/deals/domain/lender-submission.js';
import { fc } from '#test/properties.js';
import { KeptActivity, KeptAnswers } from '#test/doubles.js';
import {
  CommissionTermsInMemory,
  LedgerInMemory,
  LedgerViewsInMemory,
  ReferredCasesInMemory,
} from '#test/in-memory/commissions.js';
import { aCase } from '#test/in-memory/deals.js';
import { CountedIds, SetClock, contextOf } from '#test/in-memory/surroundings.js';
import { AutomaticTasksInMemory } from '#test/in-memory/tasks.js';
import { termsDetails } from '#test/terms-details.js';
import { CommissionTerms, type TermsDetails } from '../../domain/ledger/commission-terms.js';
import { AdjustCommission } from './adjust-commission.js';
import { ClawBack } from './claw-back.js';
import { EarnCommissionOnCompletion } from './earn-commission-on-completion.js';
import { EarnByReceipt } from './earn-by-receipt.js';
import { RecordReceipt } from './record-receipt.js';
import type { ReferredCase } from './referred-cases.js';

const ada = { type: 'admin', id: 'ada' } as const;
const noon = new Date('2026-03-12T12:00:00Z');
const submittedAt = new Date('2026-02-01T12:00:00Z');

/** Not contended. */
class OneSubmission implements Pick<LockSubmission, 'execute'> {
  isCompleted = true;

  constructor(private readonly completed: ReferredCase) {}

  execute(id: string): Promise<LockedSubmission> {
    const submission = LenderSubmission.draft(id, this.completed.id, { id: 'l1', name: 'Alba' }, noon);
    if (this.isCompleted) submission.state = 'completed';
    const change = () => Promise.resolve();
    return Promise.resolve({
      submission,
      all: [submission],
      case: { ...aCase('a1', this.completed), change, keepPromise: change },
    });
  }
}

const alderOf = (introducerId: string | null): ReferredCase => ({
  id: 'a1',
  introducerId,
  companyName: 'Alder Joinery Ltd',
  contactName: 'Ann Alder',
  products: ['business-loans'],
  submittedAt,
});

const office = (details: TermsDetails | null = termsDetails, introducerId: string | null = 'i1') => {
  const [terms, ledger, activity, answers] = [
    new CommissionTermsInMemory(),
    new LedgerInMemory(),
    new KeptActivity(),
    new KeptAnswers(),
  ];
  const alder = alderOf(introducerId);
  const [tasks, submission, clock, ids] = [
    new AutomaticTasksInMemory(),
    new OneSubmission(alder),
    new SetClock(noon),
    new CountedIds('e'),
  ];
  if (details) {
    const made = { at: new Date('2026-01-01T09:00:00Z'), today: '2026-01-01' };
    void terms.add(CommissionTerms.agreed('t1', details, 'ada', made));
  }
  const cases = new ReferredCasesInMemory([alder]);
  const lists = new LedgerViewsInMemory(ledger);
  const earn = new EarnByReceipt(contextOf({ activity, clock }), terms, ledger, tasks);
  const clawBack = new ClawBack(contextOf({ idempotency: answers, activity, ids, clock }), ledger, lists);
  return {
    terms,
    ledger,
    activity,
    tasks,
    submission,
    clawBack,
    byCompletion: new EarnCommissionOnCompletion(contextOf({ ids }), earn, clawBack, tasks),
    record: new RecordReceipt(
      contextOf({ idempotency: answers, activity, ids, clock }),
      submission,
      ledger,
      earn,
      lists,
    ),
    adjust: new AdjustCommission(
      contextOf({ idempotency: answers, activity, ids, clock }),
      cases,
      ledger,
      lists,
    ),
    sums: () => ledger.records.all.map(({ amountPence, vatPence }) => [amountPence, vatPence]),
  };
};

const completed = (changes: object = {}) => ({
  completionId: 'c1',
  submissionId: 's1',
  case: alderOf('i1'),
  completedOn: '2026-03-10',
  drawnPence: 12_500_000,
  brokerCommissionPence: 450_000,
  ...changes,
});

describe('Ledger', () => {
  describe('a completion', () => {
    it('earns by the terms of its case, and what the lender pays later earns by the same', async () => {
      const { byCompletion, record, ledger, activity } = office();
      await byCompletion.completed(completed(), ada);
      const later = await record.execute(
        's1',
        { receivedPence: 10_000, receivedOn: '2026-03-12' },
        'k1',
        ada,
      );

      expect(ledger.records.all).toMatchObject([
        {
          introducerId: 'i1',
          applicationId: 'a1',
          submissionId: 's1',
          kind: 'earned',
          createdBy: 'ada',
          amountPence: 90_000,
          vatPence: 18_000,
          how: '20% of £4,500.00',
          earnedOn: '2026-03-10',
          dueOn: '2026-04-09',
        },
        { amountPence: 2_000, vatPence: 400, earnedOn: '2026-03-12', dueOn: '2026-04-11' },
      ]);
      expect(later).toMatchObject({ amountPence: 2_000 });
      expect(activity.all.map(({ action }) => action)).toEqual(['commission-earned', 'commission-earned']);
    });

    it('counts the cap over all that its lender pays, also what earned nothing', async () => {
      const { byCompletion, record, sums } = office({ ...termsDetails, vat: 'exempt', capPence: 91_000 });
      await byCompletion.completed(completed(), ada);
      for (const receivedPence of [10_000, 10_000])
        await record.execute('s1', { receivedPence, receivedOn: '2026-03-12' }, null, ada);

      expect(sums()).toEqual([
        [90_000, 0],
        [1_000, 0],
      ]);
    });

    it.each([
      [
        'the terms pay nothing more',
        { ...termsDetails, basis: 'fixed', percent: null, fixedPence: 25_000 } as const,
      ],
      ['there are no terms', null],
    ])('leaves a later payment in the log where %s', async (_, details) => {
      const { byCompletion, record, activity } = office(details);
      await byCompletion.completed(completed(), ada);
      const before = activity.all.length;

      const receipt = { receivedPence: 10_000, receivedOn: '2026-03-12' };
      expect(await record.execute('s1', receipt, null, ada)).toBeNull();
      expect(activity.all.slice(before)).toEqual([
        { actor: ada, action: 'receipt-recorded', subject: { type: 'submission', id: 's1' } },
      ]);
    });

    it('makes a task where there are no terms, which is done where it is reversed', async () => {
      const { byCompletion, tasks, sums } = office(null);
      await byCompletion.completed(completed(), ada);

      expect(sums()).toEqual([]);
      const cause = { subject: 'c1', applicationId: 'a1', about: 'Alder Joinery Ltd' };
      expect(tasks.open).toEqual([{ kind: 'no_commission_terms', ...cause }]);
      await byCompletion.reversed(completed(), ada);
      expect(tasks.open).toEqual([]);
    });

    it('of a case that no partner brought earns nothing and asks for nothing', async () => {
      const { byCompletion, tasks, ledger, record } = office(termsDetails, null);
      await byCompletion.completed(completed({ case: alderOf(null) }), ada);

      expect([ledger.records.all, ledger.receipts.all, tasks.open]).toEqual([[], [], []]);
      const later = record.execute('s1', { receivedPence: 1, receivedOn: '2026-03-12' }, null, ada);
      await expect(later).rejects.toMatchObject({ kind: 'conflict' });
    });

    it('that is reversed takes back the remainder, and a new one starts again', async () => {
      const { byCompletion, clawBack, sums, ledger } = office({
        ...termsDetails,
        basis: 'fixed',
        percent: null,
        fixedPence: 25_000,
      });
      await byCompletion.completed(completed(), ada);
      await clawBack.execute('e1', { amountPence: 10_000, reason: 'part' }, null, ada);
      await byCompletion.reversed(completed(), ada);
      await byCompletion.reversed(completed(), ada);
      await byCompletion.completed(completed({ completionId: 'c2' }), ada);

      expect(sums()).toEqual([
        [25_000, 5_000],
        [-10_000, -2_000],
        [-15_000, -3_000],
        [25_000, 5_000],
      ]);
      expect(ledger.records.all.at(2)?.how).toContain('its completion was reversed');
    });
  });

  it('comes to nothing, to the penny, once its completion is reversed, whatever was paid and taken back before', async () => {
    const pence = fc.integer({ min: 0, max: 5_000_000 });
    const lenderPays = fc.array(pence, { maxLength: 5 });
    const takenBack = fc.array(fc.tuple(fc.nat(), fc.integer({ min: 1, max: 500_000 })), { maxLength: 5 });
    const parts = fc.integer({ min: 1, max: 1_000_000 });
    await fc.assert(
      fc.asyncProperty(parts, pence, lenderPays, takenBack, async (percentParts, first, later, taken) => {
        const { byCompletion, record, clawBack, ledger } = office({
          ...termsDetails,
          percent: percentParts / 10_000,
        });
        await byCompletion.completed(completed({ brokerCommissionPence: first }), ada);
        for (const receivedPence of later)
          await record.execute('s1', { receivedPence, receivedOn: '2026-03-12' }, null, ada);
        const earned = ledger.records.all.map(({ id }) => id);
        for (const [which, amountPence] of taken) {
          const id = earned[which % earned.length] ?? 'nothing';
          // More than the remainder is rejected.
          await clawBack.execute(id, { amountPence, reason: 'Repaid' }, null, ada).catch(() => undefined);
        }
        const sums = () =>
          ledger.records.all.reduce<readonly [number, number]>(
            ([net, vat], { amountPence, vatPence }) => [net + amountPence, vat + vatPence],
            [0, 0],
          );
        expect(Math.min(...sums())).toBeGreaterThanOrEqual(0);

        await byCompletion.reversed(completed(), ada);

        expect(sums()).toEqual([0, 0]);
      }),
    );
  });

  describe('a later payment', () => {
    it('is of a completed submission, and not of a day to come', async () => {
      const { record, submission, byCompletion } = office();
      await byCompletion.completed(completed(), ada);
      const pay = (receivedOn: string) =>
        record.execute('s1', { receivedPence: 1_000, receivedOn }, null, ada);

      await expect(pay('2026-03-13')).rejects.toMatchObject({ errors: [{ field: 'receivedOn' }] });
      submission.isCompleted = false;
      await expect(pay('2026-03-12')).rejects.toMatchObject({ kind: 'conflict' });
    });

    it('of a fixed amount is kept, and is null', async () => {
      const { record, byCompletion, ledger } = office({
        ...termsDetails,
        basis: 'fixed',
        percent: null,
        fixedPence: 25_000,
      });
      await byCompletion.completed(completed(), ada);

      expect(await record.execute('s1', { receivedPence: 1, receivedOn: '2026-03-12' }, 'k', ada)).toBeNull();
      expect(await record.execute('s1', { receivedPence: 1, receivedOn: '2026-03-12' }, 'k', ada)).toBeNull();
      expect(ledger.receipts.all).toHaveLength(2);
    });
  });

  it('is clawed back once under one key', async () => {
    const { byCompletion, clawBack, sums, activity } = office();
    await byCompletion.completed(completed(), ada);
    const wish = { amountPence: 45_000, reason: 'Repaid early' };
    const first = await clawBack.execute('e1', wish, 'k1', ada);

    expect(await clawBack.execute('e1', wish, 'k1', ada)).toEqual(first);
    expect(first).toMatchObject({
      amountPence: -45_000,
      how: '£450.00 of £900.00 clawed back: Repaid early',
    });
    expect(sums()).toHaveLength(2);
    expect(activity.all.at(-1)).toMatchObject({ action: 'commission-clawed-back' });
    await expect(clawBack.execute('nothing', wish, null, ada)).rejects.toMatchObject({ kind: 'not-found' });
  });

  it('is adjusted, for a case only where it is the partner’s', async () => {
    const { adjust, sums } = office();
    const asked = {
      introducerId: 'i1',
      applicationId: 'a1',
      amountPence: -5_000,
      vat: 'exempt',
      reason: 'x',
    } as const;
    await adjust.execute(asked, 'k1', ada);
    await adjust.execute(asked, 'k1', ada);

    expect(sums()).toEqual([[-5_000, 0]]);
    await expect(adjust.execute({ ...asked, introducerId: 'i2' }, null, ada)).rejects.toMatchObject({
      errors: [{ field: 'applicationId' }],
    });
  });
});
