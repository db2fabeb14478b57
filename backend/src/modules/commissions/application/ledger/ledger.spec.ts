import { fc } from '#test/properties.js';
import { ada, alderOf, commissionOffice as setUp, completed } from '#test/in-memory/commission-office.js';
import { aCase } from '#test/in-memory/deals.js';
import { termsDetails } from '#test/terms-details.js';

describe('Ledger', () => {
  describe('a completion', () => {
    it('applies the terms of its case, also to later payments of the lender', async () => {
      const { complete, record, ledger, activity } = setUp();
      await complete(completed(), ada);
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
      expect(activity.all.map(({ action }) => action)).toEqual([
        'commission-earned',
        'receipt-recorded',
        'commission-earned',
      ]);
    });

    it('applies the cap to all that its lender pays, including payments that earned nothing', async () => {
      const { complete, record, sums } = setUp({ ...termsDetails, vat: 'exempt', capPence: 91_000 });
      await complete(completed(), ada);
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
    ])('logs a later payment when %s', async (_, details) => {
      const { complete, record, activity } = setUp(details);
      await complete(completed(), ada);
      const before = activity.all.length;

      const receipt = { receivedPence: 10_000, receivedOn: '2026-03-12' };
      expect(await record.execute('s1', receipt, null, ada)).toBeNull();
      expect(activity.all.slice(before)).toEqual([
        { actor: ada, action: 'receipt-recorded', subject: { type: 'receivable', id: 'r3' } },
      ]);
    });

    it('creates a task when there are no terms, and completes it on reversal', async () => {
      const { complete, reverse, tasks, sums } = setUp(null);
      await complete(completed(), ada);

      expect(sums()).toEqual([]);
      const cause = { subject: 'c1', applicationId: 'a1', about: 'Alder Joinery Ltd' };
      expect(tasks.open).toEqual([{ kind: 'no_commission_terms', ...cause }]);
      await reverse(completed(), ada);
      expect(tasks.open).toEqual([]);
    });

    it('earns nothing and creates no task when no partner referred the case', async () => {
      const { complete, tasks, ledger, receivables, record } = setUp(termsDetails, null);
      await complete(completed({ lockedCase: aCase('a1', alderOf(null)) }), ada);

      expect([ledger.records.all, ledger.events.all, tasks.open]).toEqual([[], [], []]);
      const later = { receivedPence: 1, receivedOn: '2026-03-12' };
      expect(await record.execute('s1', later, null, ada)).toBeNull();
      expect([ledger.records.all, receivables.receipts.all.length]).toEqual([[], 1]);
    });

    it('claws back the remainder when it is reversed, and starts again with a new one', async () => {
      const { complete, reverse, clawBack, sums, ledger } = setUp({
        ...termsDetails,
        basis: 'fixed',
        percent: null,
        fixedPence: 25_000,
      });
      await complete(completed(), ada);
      await clawBack.execute('e1', { amountPence: 10_000, reason: 'part' }, null, ada);
      await reverse(completed(), ada);
      await reverse(completed(), ada);
      await complete(completed({ completionId: 'c2' }), ada);

      expect(sums()).toEqual([
        [25_000, 5_000],
        [-10_000, -2_000],
        [-15_000, -3_000],
        [25_000, 5_000],
      ]);
      expect(ledger.records.all.at(2)?.how).toContain('its completion was reversed');
    });
  });

  it('sums to exactly zero after a reversal, whatever was paid and clawed back before', async () => {
    const pence = fc.integer({ min: 0, max: 5_000_000 });
    const lenderPays = fc.array(pence, { maxLength: 5 });
    const takenBack = fc.array(fc.tuple(fc.nat(), fc.integer({ min: 1, max: 500_000 })), { maxLength: 5 });
    const parts = fc.integer({ min: 1, max: 1_000_000 });
    await fc.assert(
      fc.asyncProperty(parts, pence, lenderPays, takenBack, async (percentParts, first, later, taken) => {
        const { complete, reverse, record, clawBack, ledger } = setUp({
          ...termsDetails,
          percent: percentParts / 10_000,
        });
        await complete(completed({ brokerCommissionPence: first }), ada);
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

        await reverse(completed(), ada);

        expect(sums()).toEqual([0, 0]);
      }),
    );
  });

  describe('a later payment', () => {
    it('must be for a completed submission, and not in the future', async () => {
      const { record, submission, complete } = setUp();
      await complete(completed(), ada);
      const pay = (receivedOn: string) =>
        record.execute('s1', { receivedPence: 1_000, receivedOn }, null, ada);

      await expect(pay('2026-03-13')).rejects.toMatchObject({ errors: [{ field: 'receivedOn' }] });
      submission.isCompleted = false;
      await expect(pay('2026-03-12')).rejects.toMatchObject({ kind: 'conflict' });
    });

    it('is stored and earns nothing when the terms are a fixed amount', async () => {
      const { record, complete, ledger } = setUp({
        ...termsDetails,
        basis: 'fixed',
        percent: null,
        fixedPence: 25_000,
      });
      await complete(completed(), ada);

      expect(await record.execute('s1', { receivedPence: 1, receivedOn: '2026-03-12' }, 'k', ada)).toBeNull();
      expect(await record.execute('s1', { receivedPence: 1, receivedOn: '2026-03-12' }, 'k', ada)).toBeNull();
      expect(ledger.events.all).toHaveLength(2);
    });
  });

  it('claws back once per key', async () => {
    const { complete, clawBack, sums, activity } = setUp();
    await complete(completed(), ada);
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

  it('adjusts, with a case only if it is the partner’s', async () => {
    const { adjust, sums } = setUp();
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
