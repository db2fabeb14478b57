import type { Completed, LockSubmission } from '#modules/deals/public.js';
import type { LockedSubmission } from '#modules/deals/application/submissions/lock-submission.js';
import { LenderSubmission } from '#modules/deals/domain/lender-submission.js';
import { AdjustCommission } from '#modules/commissions/application/ledger/adjust-commission.js';
import { ClawBack } from '#modules/commissions/application/ledger/claw-back.js';
import { EarnCommission } from '#modules/commissions/application/ledger/earn-commission.js';
import { EarnCommissionOnCompletion } from '#modules/commissions/application/ledger/earn-commission-on-completion.js';
import { RecordLaterPayment } from '#modules/commissions/application/receivables/record-later-payment.js';
import type { ReferredCase } from '#modules/commissions/application/referred-cases.js';
import { ChangeReceivable } from '#modules/commissions/application/receivables/change-receivable.js';
import { OpenReceivableOnCompletion } from '#modules/commissions/application/receivables/open-receivable-on-completion.js';
import { SaveReceivable } from '#modules/commissions/application/receivables/save-receivable.js';
import { SettleCommission } from '#modules/commissions/application/receivables/settle-commission.js';
import { FindTermsOfCase } from '#modules/commissions/application/terms/find-terms-of-case.js';
import { CommissionTerms, type TermsDetails } from '#modules/commissions/domain/ledger/commission-terms.js';
import type { Principal } from '#platform/application/principal.js';
import { KeptActivity, KeptAnswers } from '../doubles.js';
import { termsDetails } from '../terms-details.js';
import {
  CommissionTermsInMemory,
  LedgerInMemory,
  LedgerViewsInMemory,
  ReceivablesInMemory,
  ReceivableViewsInMemory,
  ReferredCasesInMemory,
} from './commissions.js';
import { aCase } from './deals.js';
import { CountedIds, SetClock, contextOf } from './surroundings.js';
import { AutomaticTasksInMemory } from './tasks.js';

export const ada = { type: 'admin', id: 'ada' } as const;
export const noon = new Date('2026-03-12T12:00:00Z');
const submittedAt = new Date('2026-02-01T12:00:00Z');

/** No other record has it. */
class OneSubmission implements Pick<LockSubmission, 'execute'> {
  isCompleted = true;

  constructor(private readonly completed: ReferredCase) {}

  execute(id: string): Promise<LockedSubmission> {
    const submission = LenderSubmission.draft(id, this.completed.id, { id: 'l1', name: 'Alba' }, noon);
    if (this.isCompleted) submission.state = 'completed';
    const change = () => Promise.resolve();
    return Promise.resolve({
      submission,
      allOfCase: [submission],
      lockedCase: { ...aCase('a1', this.completed), change, keepPromise: change },
    });
  }
}

export const alderOf = (introducerId: string | null): ReferredCase => ({
  id: 'a1',
  introducerId,
  companyName: 'Alder Joinery Ltd',
  contactName: 'Ann Alder',
  products: ['business-loans'],
  submittedAt,
});

/** Completions, payments and clawbacks of one case. */
export const commissionOffice = (
  details: TermsDetails | null = termsDetails,
  introducerId: string | null = 'i1',
) => {
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
  const receivables = new ReceivablesInMemory();
  ledger.isReversed = (id) => receivables.receipts.first(({ reversesId }) => reversesId === id) !== null;
  const views = new ReceivableViewsInMemory(receivables);
  const findTerms = new FindTermsOfCase(terms);
  const earn = new EarnCommission(contextOf({ activity, clock }), findTerms, ledger, tasks);
  const context = contextOf({ idempotency: answers, activity, clock, ids: new CountedIds('r') });
  const clawBack = new ClawBack(contextOf({ idempotency: answers, activity, ids, clock }), ledger, lists);
  const byCompletion = new EarnCommissionOnCompletion(contextOf({ ids }), findTerms, earn, clawBack, tasks);
  const save = new SaveReceivable(receivables, tasks);
  const opening = new OpenReceivableOnCompletion(context, findTerms, receivables, save, tasks);
  const settle = new SettleCommission(earn, findTerms, clawBack, ledger, tasks);
  const changes = new ChangeReceivable(context, submission, receivables, save, settle, views);
  return {
    terms,
    ledger,
    activity,
    tasks,
    submission,
    clawBack,
    clock,
    receivables,
    views,
    /** Calls all listeners, like deals. */
    complete: async (completion: ReturnType<typeof completed>, actor: Principal) => {
      await byCompletion.completed(completion, actor);
      await opening.completed(completion);
    },
    reverse: async (completion: ReturnType<typeof completed>, actor: Principal) => {
      await byCompletion.reversed(completion, actor);
      await opening.reversed(completion);
    },
    record: new RecordLaterPayment(context, submission, receivables, settle, lists),
    pay: changes.recordPayment.bind(changes),
    change: changes.expect.bind(changes),
    reverseReceipt: changes.reverseReceipt.bind(changes),
    writeOff: changes.writeOff.bind(changes),
    adjust: new AdjustCommission(
      contextOf({ idempotency: answers, activity, ids, clock }),
      cases,
      ledger,
      lists,
    ),
    sums: () => ledger.records.all.map(({ amountPence, vatPence }) => [amountPence, vatPence]),
  };
};

export const completed = (changes: Partial<Completed> = {}): Completed => ({
  completionId: 'c1',
  submissionId: 's1',
  lockedCase: aCase('a1', alderOf('i1')),
  lender: { id: 'l1', name: 'Alba' },
  completedOn: '2026-03-10',
  drawnPence: 12_500_000,
  brokerCommissionPence: 450_000,
  ...changes,
});
