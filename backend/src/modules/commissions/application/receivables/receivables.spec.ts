import { fc } from '#test/properties.js';
import { ada, alderOf, commissionOffice, completed } from '#test/in-memory/commission-office.js';
import { aCase } from '#test/in-memory/deals.js';
import { termsDetails } from '#test/terms-details.js';
import { DomainError } from '#kernel/errors.js';
import { addDays } from '#kernel/time/london-time.js';
import type { TermsDetails } from '../../domain/ledger/commission-terms.js';
import { earnCommission } from '../../domain/ledger/earn-commission.js';
import { ChaseOverdueReceivables } from './chase-overdue-receivables.js';

const whenPaid: TermsDetails = { ...termsDetails, payWhen: 'received' };
const payment = { receivedPence: 450_000, receivedOn: '2026-03-12', reference: 'ALBA 1' };

/** With the receivable r1 of a completion of £4,500.00. */
const setUp = async (...terms: Parameters<typeof commissionOffice>) => {
  const made = commissionOffice(...terms);
  const brought = completed(terms[1] === null ? { lockedCase: aCase('a1', alderOf(null)) } : {});
  await made.complete(brought, ada);
  return { ...made, shown: () => made.views.one('r1') };
};

describe('Receivables', () => {
  it('opens with a completion, expected in 30 days, also for a direct application', async () => {
    const { shown } = await setUp(termsDetails, null);

    expect(await shown()).toMatchObject({
      state: 'open',
      origin: 'completion',
      lender: { id: 'l1', name: 'Alba' },
      expectedPence: 450_000,
      expectedOn: '2026-04-09',
      receivedPence: 0,
      openPence: 450_000,
      receipts: [],
      writeOff: null,
    });
  });

  it.each([
    ['short', 200_000, 250_000],
    ['received', 450_000, 0],
    ['over', 500_000, 0],
  ] as const)('is %s after receipts of %i pence', async (state, receivedPence, openPence) => {
    const { pay, activity } = await setUp();

    const after = await pay('r1', { ...payment, receivedPence }, null, ada);

    expect(after).toMatchObject({ state, receivedPence, openPence, writtenOffPence: 0 });
    expect(after.receipts).toMatchObject([{ receivedPence, receivedOn: '2026-03-12', reference: 'ALBA 1' }]);
    expect(activity.all.at(-1)).toMatchObject({ action: 'receipt-recorded', subject: { id: 'r1' } });
  });

  it('rejects a payment in the future and one for a reversed completion', async () => {
    const { pay, reverse } = await setUp();
    const tomorrow = pay('r1', { ...payment, receivedOn: '2026-03-13' }, null, ada);
    await expect(tomorrow).rejects.toMatchObject({ errors: [{ field: 'receivedOn' }] });

    await reverse(completed(), ada);

    await expect(pay('r1', payment, null, ada)).rejects.toMatchObject({ kind: 'conflict' });
  });

  it('counts a payment once when it is repeated under its key or by a colleague with the same version', async () => {
    const { pay, shown, receivables, clock } = await setUp();
    const readAt = new Date((await shown()).updatedAt);
    clock.time = new Date(clock.time.getTime() + 60_000);

    await pay('r1', { ...payment, readAt }, 'k1', ada);
    await pay('r1', { ...payment, readAt }, 'k1', ada);
    const colleague = pay('r1', { ...payment, readAt }, 'k2', ada);

    await expect(colleague).rejects.toMatchObject({ kind: 'conflict' });
    expect(receivables.receipts.all).toHaveLength(1);
  });

  it('writes off the remainder, and still accepts a later payment', async () => {
    const { pay, writeOff } = await setUp();
    await pay('r1', { ...payment, receivedPence: 400_000 }, null, ada);

    const given = await writeOff('r1', { reason: 'Kept for early repayment' }, null, ada);
    expect(given).toMatchObject({
      state: 'written_off',
      openPence: 0,
      writtenOffPence: 50_000,
      writeOff: { reason: 'Kept for early repayment' },
    });
    await expect(writeOff('r1', { reason: 'Again' }, null, ada)).rejects.toMatchObject({
      kind: 'conflict',
    });

    expect(await pay('r1', { ...payment, receivedPence: 50_000 }, null, ada)).toMatchObject({
      state: 'received',
      writtenOffPence: 0,
    });
  });

  it('cancels the open amount on reversal, and keeps what was received', async () => {
    const { pay, reverse, shown } = await setUp();
    await pay('r1', { ...payment, receivedPence: 100_000 }, null, ada);

    await reverse(completed(), ada);

    expect(await shown()).toMatchObject({
      state: 'written_off',
      receivedPence: 100_000,
      openPence: 0,
      writtenOffPence: 350_000,
      writeOff: null,
      cancelledAt: expect.any(String) as string,
    });
  });

  it('creates a task once it is overdue, until it is paid or gets a new date', async () => {
    const { change, pay, views } = await setUp();
    const chase = new ChaseOverdueReceivables(views);
    const subjects = async (day: string) => (await chase.currentBy(day)).map(({ subject }) => subject);

    expect(await subjects('2026-04-08')).toEqual([]);
    expect(await chase.currentBy('2026-04-09')).toMatchObject([{ subject: 'r1:2026-04-09', about: 'Alba' }]);
    await change('r1', { expectedOn: '2026-04-20' }, ada);
    expect(await subjects('2026-04-09')).toEqual([]);
    expect(await subjects('2026-04-20')).toEqual(['r1:2026-04-20']);
    await pay('r1', payment, null, ada);
    expect(await subjects('2026-04-20')).toEqual([]);
  });

  describe('a payment that was mistyped', () => {
    const reason = 'Paid for another client';
    const reversed = async (...terms: Parameters<typeof setUp>) => {
      const made = await setUp(...terms);
      const undo = async (receiptId: string, key: string | null = null) =>
        made.reverseReceipt('r1', { receiptId, reason }, key, ada);
      const paid = async (receivedPence: number) =>
        (await made.pay('r1', { ...payment, receivedPence }, null, ada)).receipts.at(-1)?.id ?? '';
      return { ...made, undo, paid };
    };

    it('is kept with its reversal, and no longer counts', async () => {
      const { undo, paid, activity } = await reversed();
      await paid(100_000);
      const after = await undo(await paid(4_500_000));

      expect(after).toMatchObject({ state: 'short', receivedPence: 100_000, openPence: 350_000 });
      expect(after.receipts).toMatchObject([
        { receivedPence: 100_000, reversal: null },
        { receivedPence: 4_500_000, reversal: { reason } },
      ]);
      expect(activity.all.at(-1)).toMatchObject({ action: 'receipt-reversed', subject: { id: 'r1' } });
    });

    it('is undone once, and only in its own receivable', async () => {
      const { undo, paid, receivables, record } = await reversed();
      const id = await paid(1);
      await undo(id, 'k1');
      await undo(id, 'k1');
      expect(receivables.receipts.all).toHaveLength(2);

      await expect(undo(id)).rejects.toMatchObject({ code: 'receipt-reversed' });
      await record.execute('s1', { receivedPence: 1, receivedOn: '2026-03-11' }, null, ada);
      const another = receivables.receipts.all.at(-1)?.id ?? '';
      for (const wrong of ['none', another])
        await expect(undo(wrong)).rejects.toMatchObject({ code: 'receipt-not-found' });
      const reversal = receivables.receipts.first(({ reversesId }) => reversesId === id)?.id ?? '';
      await expect(undo(reversal)).rejects.toMatchObject({ code: 'receipt-not-found' });
    });

    it('closes the task to check the commission when the amount is right again', async () => {
      const { undo, paid, tasks } = await reversed();
      await paid(450_000);
      const id = await paid(1);
      expect(tasks.open).toMatchObject([{ kind: 'commission_to_adjust' }]);
      await undo(id);

      expect(tasks.open).toEqual([]);
    });

    it('cancels the partner’s commission from it, and the next payment earns as if it never existed', async () => {
      const { undo, paid, ledger, tasks } = await reversed(whenPaid);
      await undo(await paid(4_500_000));
      await paid(450_000);

      expect(ledger.records.all.map(({ amountPence }) => amountPence)).toEqual([900_000, -900_000, 90_000]);
      expect(tasks.open).toEqual([]);
    });

    it.each([
      ['a fixed amount', { basis: 'fixed', percent: null, fixedPence: 25_000 }],
      ['a cap', { capPence: 65_000 }],
    ] as const)(
      'creates a task to check the commission under %s when other payments remain',
      async (_, terms) => {
        const { undo, paid, tasks } = await reversed({ ...whenPaid, ...terms });
        const first = await paid(300_000);
        await paid(150_000);
        await undo(first);

        expect(tasks.open).toMatchObject([{ kind: 'commission_to_adjust' }]);
      },
    );

    it('leaves nothing open when it was beyond the completion', async () => {
      const { record, receivables, reverseReceipt, sums } = await reversed();
      const earned = sums();
      await record.execute('s1', { receivedPence: 10_000, receivedOn: '2026-03-11' }, null, ada);
      const { id = '' } = receivables.records.all.at(-1) ?? {};
      const receiptId = receivables.receipts.all.at(-1)?.id ?? '';

      expect(await reverseReceipt(id, { receiptId, reason }, null, ada)).toMatchObject({
        state: 'written_off',
        expectedPence: 0,
        receivedPence: 0,
        openPence: 0,
        writtenOffPence: 0,
      });
      expect(sums()).toEqual([...earned, [2_000, 400], [-2_000, -400]].slice(0, earned.length + 2));
    });
  });

  describe('an expected amount that was recorded wrongly', () => {
    it('changes the open amount, and creates a task to check the partner’s commission', async () => {
      const { change, pay, tasks } = await setUp();

      expect(await change('r1', { expectedPence: 400_000 }, ada)).toMatchObject({
        state: 'open',
        expectedPence: 400_000,
        openPence: 400_000,
      });
      expect(tasks.open).toMatchObject([{ kind: 'commission_to_adjust' }]);
      await pay('r1', { ...payment, receivedPence: 400_000 }, null, ada);
      expect(tasks.open).not.toEqual([]);
      expect(await change('r1', { expectedPence: 450_000 }, ada)).toMatchObject({ state: 'short' });
      await pay('r1', { ...payment, receivedPence: 50_000 }, null, ada);
      expect(tasks.open).toEqual([]);
    });

    it('cannot be changed once the completion is reversed', async () => {
      const { change, reverse } = await setUp();
      await reverse(completed(), ada);

      await expect(change('r1', { expectedPence: 1 }, ada)).rejects.toMatchObject({
        code: 'receivable-cancelled',
      });
    });
  });

  it('records payments beyond the completion as received immediately', async () => {
    const { record, receivables } = await setUp();

    await record.execute('s1', { receivedPence: 10_000, receivedOn: '2026-03-11' }, null, ada);

    expect(receivables.records.all.at(-1)).toMatchObject({
      origin: 'payment',
      state: 'received',
      expectedPence: 10_000,
      receivedPence: 10_000,
      openPence: 0,
      expectedOn: '2026-03-11',
    });
  });

  describe('under terms that pay at completion', () => {
    it('earns nothing with a payment, and creates a task while the lender paid another amount', async () => {
      const { pay, tasks, sums } = await setUp();
      const earned = sums();

      await pay('r1', { ...payment, receivedPence: 400_000 }, null, ada);
      expect(tasks.open).toMatchObject([{ kind: 'commission_to_adjust', about: 'Alder Joinery Ltd' }]);
      await pay('r1', { ...payment, receivedPence: 50_000 }, null, ada);
      expect(tasks.open).toEqual([]);
      await pay('r1', { ...payment, receivedPence: 1 }, null, ada);
      expect(tasks.open).toHaveLength(1);

      expect(sums()).toEqual(earned);
    });

    it('creates a task when the remainder is written off, until the completion is reversed', async () => {
      const { writeOff, reverse, tasks } = await setUp();

      await writeOff('r1', { reason: 'The lender went out of business' }, null, ada);
      expect(tasks.open).toMatchObject([{ kind: 'commission_to_adjust' }]);
      await reverse(completed(), ada);
      expect(tasks.open).toEqual([]);
    });
  });

  describe('under terms that pay when we are paid', () => {
    const pays = async (terms: TermsDetails, amounts: readonly number[]) => {
      const made = await setUp(terms);
      expect(made.ledger.records.all).toEqual([]);
      for (const receivedPence of amounts) await made.pay('r1', { ...payment, receivedPence }, null, ada);
      return made;
    };

    it('earns a share of each payment, due after the payment', async () => {
      const { ledger } = await pays(whenPaid, [300_000, 150_000]);

      expect(ledger.records.all).toMatchObject([
        {
          amountPence: 60_000,
          vatPence: 12_000,
          how: '20% of £3,000.00',
          earnedOn: '2026-03-12',
          dueOn: '2026-04-11',
        },
        { amountPence: 30_000 },
      ]);
    });

    it.each([
      ['a fixed amount', { basis: 'fixed', percent: null, fixedPence: 25_000 }, [25_000]],
      ['a percentage of the loan', { basis: 'loan_percent', percent: 0.5 }, [62_500]],
      ['a share with its minimum', { percent: 1, minimumPence: 10_000 }, [10_000]],
      ['a share up to its cap', { capPence: 65_000 }, [60_000, 5_000]],
    ] as const)('earns %s over the whole submission', async (_, terms, amounts) => {
      const { ledger, tasks } = await pays({ ...whenPaid, ...terms }, [300_000, 150_000, 1]);

      expect(ledger.records.all.map(({ amountPence }) => amountPence)).toEqual(amounts);
      expect(tasks.open).toEqual([]);
    });

    it('claws back earned payments when the completion is reversed', async () => {
      const { reverse, ledger } = await pays(whenPaid, [450_000]);

      await reverse(completed(), ada);

      expect(ledger.records.all.map(({ amountPence }) => amountPence)).toEqual([90_000, -90_000]);
    });
  });

  describe('over a random history of 500 steps', () => {
    const pence = fc.oneof(fc.integer({ min: 1, max: 600_000 }), fc.constant(450_000));
    const step = fc.oneof(
      { weight: 8, arbitrary: fc.record({ do: fc.constant('pay' as const), pence, back: fc.nat(40) }) },
      { weight: 2, arbitrary: fc.record({ do: fc.constant('later' as const), pence, back: fc.nat(40) }) },
      { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('writeOff', 'date', 'reverse' as const) }) },
      { weight: 1, arbitrary: fc.record({ do: fc.constant('amount' as const), pence }) },
      { weight: 1, arbitrary: fc.record({ do: fc.constant('undo' as const), which: fc.nat(3) }) },
      { weight: 2, arbitrary: fc.record({ do: fc.constant('complete' as const), pence }) },
    );
    const terms = fc.constantFrom<Partial<TermsDetails>>(
      {},
      { percent: 33.333, capPence: 400_000 },
      { percent: 1, minimumPence: 20_000 },
      { basis: 'loan_percent', percent: 0.5 },
      { basis: 'fixed', percent: null, fixedPence: 25_000 },
    );

    it('keeps expected equal to received plus open plus written off, and never earns before a receipt', async () => {
      const history = fc.array(step, { minLength: 500, maxLength: 500 });
      await fc.assert(
        fc.asyncProperty(terms, history, async (details, steps) => {
          const made = commissionOffice({ ...whenPaid, ...details });
          const { receivables, ledger, complete, reverse, pay, record, writeOff, change, reverseReceipt } =
            made;
          const isPlain = Object.keys(details).length === 0;
          let [completion, count] = [completed(), 0];
          made.submission.isCompleted = false;
          const newest = () => receivables.records.where(({ origin }) => origin === 'completion').at(-1)?.id;
          const take = async (one: (typeof steps)[number]): Promise<unknown> => {
            const id = newest() ?? 'none';
            const isCompleted = made.submission.isCompleted;
            switch (one.do) {
              case 'complete': {
                if (isCompleted) return;
                count += 1;
                made.submission.isCompleted = true;
                completion = completed({ completionId: `c${count}`, brokerCommissionPence: one.pence });
                return complete(completion, ada);
              }
              case 'reverse':
                if (!isCompleted) return;
                made.submission.isCompleted = false;
                return reverse(completion, ada);
              case 'pay':
                return pay(
                  id,
                  { receivedPence: one.pence, receivedOn: addDays('2026-03-12', -one.back), reference: null },
                  null,
                  ada,
                );
              case 'later':
                return record.execute(
                  's1',
                  { receivedPence: one.pence, receivedOn: addDays('2026-03-12', -one.back) },
                  null,
                  ada,
                );
              case 'writeOff':
                return writeOff(id, { reason: 'Given up' }, null, ada);
              case 'amount':
                return change(id, { expectedPence: one.pence }, ada);
              case 'undo': {
                // Under other terms staff adjust by hand.
                const [receipt] = receivables.receipts
                  .where(({ reversesId }) => reversesId === null)
                  .slice(-one.which - 1);
                if (!isPlain || !receipt) return;
                const { id: receiptId, receivableId } = receipt;
                return reverseReceipt(receivableId, { receiptId, reason: 'Mistyped' }, null, ada);
              }
              case 'date':
                return change(id, { expectedOn: '2026-06-01' }, ada);
            }
          };
          for (const one of steps)
            // A rejected step, such as a payment after a reversal, changes nothing.
            await take(one).catch((error: unknown) => expect(error).toBeInstanceOf(DomainError));

          const paid = new Map(receivables.receipts.all.map((receipt) => [receipt.id, receipt]));
          for (const receivable of receivables.records.all) {
            const { id, expectedPence, receivedPence, openPence, writtenOffPence } = receivable;
            const receipts = [...paid.values()].filter(({ receivableId }) => receivableId === id);
            expect(receipts.reduce((sum, receipt) => sum + receipt.receivedPence, 0)).toBe(receivedPence);
            const over = Math.max(0, receivedPence - expectedPence);
            expect(receivedPence - over + openPence + writtenOffPence).toBe(expectedPence);
          }
          const earned = ledger.records.where(({ kind }) => kind === 'earned');
          for (const entry of earned)
            expect(paid.get(entry.id)).toMatchObject({ receivedOn: entry.earnedOn });
          for (let n = 1; n <= count; n += 1) {
            const applied = await ledger.eventsOf(`c${n}`);
            const ids = new Set(applied.map(({ id }) => id));
            const sum = earned
              .filter(({ id }) => ids.has(id))
              .reduce((all, { amountPence }) => all + amountPence, 0);
            const inAll = applied.reduce(
              (all, receipt, place) =>
                all +
                (earnCommission({ ...whenPaid, ...details }, receipt, applied.slice(0, place))?.amountPence ??
                  0),
              0,
            );
            expect(sum).toBe(inAll);
          }
        }),
        { numRuns: 10 },
      );
    });
  });
});
