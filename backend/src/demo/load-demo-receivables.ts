import type { CaseView } from '#modules/applications/application/cases/case.queries.js';
import { ApplicationRepository } from '#modules/applications/application/review/application.repository.js';
import type { Completion } from '#modules/deals/domain/completion.js';
import { ReceivableRepository } from '#modules/commissions/application/receivables/receivable.repository.js';
import { Receivable, type ReceivableReceipt } from '#modules/commissions/domain/receivables/receivable.js';
import { LenderDirectory } from '#modules/lenders/public.js';
import { ActivityLog, type Activity } from '#platform/application/activity-log.js';
import { Ids } from '#platform/application/ids.js';
import type { AccountHolder } from '#platform/application/principal.js';
import { readAskInPence } from '#kernel/money/money.js';
import { HOUR_MS } from '#kernel/time/time-units.js';
import { dayAfter } from './demo-times.js';
import { loadCompletedDeal, USUAL_OFFER, type DemoDeal } from './load-demo-deals.js';
import type { Get } from './get.js';

/** What happened to a receivable, in days before the first start. */
type DemoStep =
  | { readonly daysAgo: number; readonly receivedPence: number; readonly undone?: string }
  | { readonly daysAgo: number; readonly writtenOff: string };

interface DemoReceivable {
  readonly completedDaysAgo: number;
  readonly expectedPence: number;
  readonly steps: readonly DemoStep[];
}

/** One in each state. The first is overdue. */
const RECEIVABLES: readonly DemoReceivable[] = [
  { completedDaysAgo: 38, expectedPence: 85_000, steps: [] },
  { completedDaysAgo: 10, expectedPence: 280_000, steps: [] },
  { completedDaysAgo: 24, expectedPence: 150_000, steps: [{ daysAgo: 3, receivedPence: 100_000 }] },
  { completedDaysAgo: 45, expectedPence: 190_000, steps: [{ daysAgo: 14, receivedPence: 195_000 }] },
  {
    completedDaysAgo: 100,
    expectedPence: 48_000,
    steps: [
      { daysAgo: 68, receivedPence: 30_000 },
      { daysAgo: 40, writtenOff: 'The lender kept part of its fee for the early repayment' },
    ],
  },
  {
    completedDaysAgo: 120,
    expectedPence: 270_000,
    steps: [
      { daysAgo: 92, receivedPence: 2_700_000, undone: 'One nought too many' },
      { daysAgo: 92, receivedPence: 270_000 },
    ],
  },
];

/** Adds what lenders owe for cases of the last months, one for each of these. */
export const loadDemoReceivables = async (
  get: Get,
  cases: readonly CaseView[],
  { staff, now }: { readonly staff: AccountHolder; readonly now: Date },
): Promise<void> => {
  for (const [place, demo] of RECEIVABLES.entries()) {
    const about = cases[place];
    if (about) await add(get, about, demo, { staff, now });
  }
};

const add = async (
  get: Get,
  { id: applicationId, assignedLender }: CaseView,
  demo: DemoReceivable,
  { staff, now }: { readonly staff: AccountHolder; readonly now: Date },
): Promise<void> => {
  const lender = assignedLender === null ? null : await get(LenderDirectory).withName(assignedLender);
  if (!lender) return;
  const { completedDaysAgo, expectedPence, steps } = demo;
  const noonOf = (daysAgo: number): Date => new Date(`${dayAfter(now, -daysAgo)}T12:00:00Z`);
  const completedAt = noonOf(completedDaysAgo);
  const completion = await complete(get, applicationId, demo, { staff, now, completedAt });
  if (!completion) return;
  const { id: completionId, submissionId, drawnPence } = completion;
  const receivable = Receivable.byCompletion(
    get(Ids).next(completedAt),
    { completionId, submissionId, drawnPence, payWhen: null, applicationId, lender, expectedPence },
    dayAfter(now, -completedDaysAgo),
    completedAt,
  );
  const receipts: ReceivableReceipt[] = [];
  const log: [Activity['action'], Date][] = [];
  for (const step of steps) {
    const at = noonOf(step.daysAgo);
    if ('writtenOff' in step) {
      receivable.writeOff(step.writtenOff, staff.id, at);
      log.push(['receivable-written-off', at]);
      continue;
    }
    const today = dayAfter(now, -step.daysAgo);
    const payment = {
      receivedPence: step.receivedPence,
      receivedOn: today,
      reference: 'BACS (demonstration)',
    };
    const receipt = receivable.receive(get(Ids).next(at), payment, staff.id, { at, today });
    receipts.push(receipt);
    log.push(['receipt-recorded', at]);
    if (step.undone === undefined) continue;
    const undone = { reason: step.undone, by: staff.id, at };
    receipts.push(receivable.reverse(get(Ids).next(at), receipt, receipts, undone));
    log.push(['receipt-reversed', at]);
  }
  await get(ReceivableRepository).add(receivable);
  for (const receipt of receipts) await get(ReceivableRepository).addReceipt(receipt);
  const subject = { type: 'receivable', id: receivable.id };
  for (const [action, at] of log) await get(ActivityLog).record({ actor: staff, action, subject, at });
};

/** What the case of a receivable has been through: accepted by its lender, and drawn down. */
const complete = async (
  get: Get,
  applicationId: string,
  { expectedPence }: DemoReceivable,
  cast: { readonly staff: AccountHolder; readonly now: Date; readonly completedAt: Date },
): Promise<Completion | null> => {
  const application = await get(ApplicationRepository).lock(applicationId);
  const asked = readAskInPence(application.answers.amount);
  if (asked === null) return null;
  const amountPence = asked.to;
  const hours = Math.floor((cast.completedAt.getTime() - application.createdAt.getTime()) / HOUR_MS);
  const deal: DemoDeal = {
    ...STEPS,
    offer: { ...USUAL_OFFER, after: 50, amountPence },
    completed: {
      after: hours,
      drawnPence: amountPence,
      brokerCommissionPence: expectedPence,
    },
  };
  const completion = await loadCompletedDeal(get, application, deal, cast);
  await get(ApplicationRepository).save(application);
  return completion;
};

/** In hours after the case was received. */
const STEPS = { rank: 0, asked: 1, agreed: 2, sent: 3, shared: 51, chosen: 53, accepted: 54 } as const;
