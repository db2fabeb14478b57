import { SILENT_AFTER_WORKING_DAYS } from '#kernel/lending/lender-silence.js';
import { formatPence } from '#kernel/money/pence.js';
import { londonIsoDay, shortLondonDay } from '#kernel/time/london-time.js';
import { addWorkingDays } from '#kernel/time/working-days.js';
import type { Stage } from './application-status.js';
import { closeOfBusiness } from './response-time/business-hours.js';

/** The next steps of staff on a case. 'await' steps depend on someone else. */
export const NEXT_STEPS = [
  'assign',
  'choose_lenders',
  'request_consent',
  'check_perimeter',
  'send',
  'answer_lender',
  'chase_lender',
  'share_offers',
  'accept',
  'record_completion',
  'record_receipt',
  'renew_offer',
  'await_choice',
  'await_consent',
  'await_lender',
  'task',
] as const;
export type NextStepKind = (typeof NEXT_STEPS)[number];

export const NEXT_STEP_SUBJECTS = ['submission', 'consent', 'offer', 'receivable', 'task'] as const;

/** The record of a step; the first of several. */
export interface NextStepSubject {
  readonly type: (typeof NEXT_STEP_SUBJECTS)[number];
  readonly id: string;
  /** The lender's name, or the task's title. */
  readonly name: string;
  /** The number of records that the step covers. */
  readonly count: number;
}

export interface NextStep {
  readonly kind: NextStepKind;
  /** A label: 'Send to Alba'. */
  readonly label: string;
  /** ISO 8601, UTC; a date is due at close of business. Absent without a deadline. */
  readonly dueAt?: string;
  /** Absent if the step is about the case alone. */
  readonly subject?: NextStepSubject;
}

/** An offer that its lender has not withdrawn. Dates are in London. */
export interface OfferFacts {
  readonly id: string;
  readonly expiresOn: string | null;
  readonly isShared: boolean;
  readonly isChosen: boolean;
}

/** A case with one lender: its live submission, if any, and the client's consent, if requested. */
export interface DealFacts {
  /** The submission, or without one the consent. */
  readonly subject: Pick<NextStepSubject, 'id'> & { readonly type: 'submission' | 'consent' };
  readonly lender: string;
  /** Null without a submission. */
  readonly state: 'draft' | 'sent' | 'info_requested' | 'offered' | 'accepted' | 'completed' | null;
  /** ISO 8601: when the state last changed, or without a submission the consent. */
  readonly movedAt: string;
  readonly consent: 'asked' | 'given' | 'refused' | 'withdrawn' | null;
  /** ISO 8601: when the client was last asked by email. */
  readonly askedAt: string | null;
  /** Oldest first. */
  readonly offers: readonly OfferFacts[];
}

export interface TaskFacts {
  readonly id: string;
  readonly title: string;
  /** A date in London. */
  readonly dueOn: string;
  readonly kind: string;
}

/** What a lender still owes the firm for a completion. */
export interface ReceivableFacts {
  readonly id: string;
  readonly lender: string;
  readonly openPence: number;
  /** A date in London. */
  readonly expectedOn: string;
}

/** The facts that determine the next step. */
export interface CaseFacts {
  readonly stage: Stage;
  readonly isOwned: boolean;
  readonly isDuplicate: boolean;
  /** ISO 8601: the time by which the client was promised a response; null once kept. */
  readonly answerDueAt: string | null;
  readonly awaitsPerimeterCheck: boolean;
  /** Oldest first. */
  readonly deals: readonly DealFacts[];
  /** A case completes once, so one is open at most; null also before it completes. */
  readonly receivable: ReceivableFacts | null;
  /** The open task that is due first. */
  readonly task: TaskFacts | null;
}

interface OpenOffer extends OfferFacts {
  readonly lender: string;
}

/** Progress with all lenders; unknown for a case that staff approved by hand. */
type Reach = 'before' | 'with_lenders' | 'offers' | 'accepted' | 'completed';

/** The facts in the form that the rows read. */
interface Read extends CaseFacts {
  /** A date in London. */
  readonly today: string;
  /** Lenders without the details yet, except those that the client refused. */
  readonly waiting: readonly DealFacts[];
  /** Offers that can still be accepted. */
  readonly offers: readonly OpenOffer[];
}

interface Row {
  readonly kind: Exclude<NextStepKind, 'task'>;
  readonly at: readonly Reach[];
  /** Kinds of tasks that mean the same step: they do not replace the row. */
  readonly tasks?: readonly string[];
  /** Null if the row does not apply. */
  readonly find: (read: Read) => Omit<NextStep, 'kind'> | null;
}

const APPROVED_BY_HAND = 'Approved without a submission: add the lender';

const choose = (deals: readonly DealFacts[]): string =>
  deals.length === 0 ? 'Choose lenders' : 'Choose other lenders';

/** Steps for staff precede steps that await others. Within both, rows follow the course of a case. */
const ROWS: readonly Row[] = [
  {
    kind: 'assign',
    at: ['before'],
    find: ({ stage, isOwned, deals, answerDueAt }) =>
      stage === 'new' && !isOwned && deals.length === 0
        ? { label: 'No one is working on this yet', ...dueAt(answerDueAt) }
        : null,
  },
  {
    kind: 'choose_lenders',
    at: ['before'],
    tasks: ['consent_refused'],
    find: ({ stage, deals, waiting, answerDueAt }) => {
      if (waiting.length > 0) return null;
      const agreed = about(deals.filter(isAgreed), (lenders) => ({
        label: `Prepare the submission to ${lenders}: the client has agreed`,
      }));
      const label = stage === 'accepted' ? APPROVED_BY_HAND : choose(deals);
      return agreed ?? { label, ...dueAt(answerDueAt) };
    },
  },
  {
    kind: 'accept',
    at: ['offers'],
    tasks: ['offer_chosen', 'offer_runs_out'],
    find: ({ offers }) => {
      const chosen = offers.find(({ isChosen }) => isChosen);
      if (!chosen) return null;
      return {
        label: `The client chose ${chosen.lender}`,
        ...dueOn(chosen.expiresOn),
        subject: offerOf([chosen]),
      };
    },
  },
  {
    kind: 'request_consent',
    at: ['before', 'with_lenders', 'offers'],
    find: ({ waiting, answerDueAt }) =>
      about(
        waiting.filter(({ consent }) => consent === null),
        (lenders) => ({ label: `Ask the client about ${lenders}`, ...dueAt(answerDueAt) }),
      ),
  },
  {
    kind: 'check_perimeter',
    at: ['before', 'with_lenders', 'offers'],
    find: ({ waiting, awaitsPerimeterCheck }) =>
      about(awaitsPerimeterCheck ? waiting.filter(isAgreed) : [], () => ({
        label: 'Check whether the loan is regulated',
      })),
  },
  {
    kind: 'send',
    at: ['before', 'with_lenders', 'offers'],
    find: ({ waiting }) => about(waiting.filter(isAgreed), (lenders) => ({ label: `Send to ${lenders}` })),
  },
  {
    kind: 'answer_lender',
    at: ['with_lenders', 'offers'],
    find: ({ deals }) =>
      about(
        deals.filter(({ state }) => state === 'info_requested'),
        (lenders, { length }) => ({
          label: `Send ${lenders} the information ${length === 1 ? 'it' : 'they'} asked for`,
        }),
      ),
  },
  {
    kind: 'chase_lender',
    at: ['with_lenders'],
    tasks: ['chase_lender'],
    find: ({ deals, today }) =>
      about(
        deals.filter(({ state, movedAt }) => state === 'sent' && silentOn(movedAt) <= today),
        (lenders, [{ movedAt }]) => ({
          label: `Chase ${lenders}, silent since ${shortDay(movedAt)}`,
          ...dueOn(silentOn(movedAt)),
        }),
      ),
  },
  {
    kind: 'share_offers',
    at: ['offers'],
    tasks: ['offer_runs_out'],
    find: ({ offers }) => {
      const unshared = offers.filter(({ isShared }) => !isShared);
      const [first] = unshared;
      if (!first) return null;
      const what = unshared.length === 1 ? `the ${first.lender} offer` : `${inWords(unshared.length)} offers`;
      const label = `Share ${what} with the client`;
      return { label, ...dueOn(firstExpiry(unshared)), subject: offerOf([first, ...unshared.slice(1)]) };
    },
  },
  {
    kind: 'record_completion',
    at: ['accepted'],
    find: ({ deals }) =>
      about(
        deals.filter(({ state }) => state === 'accepted'),
        () => ({ label: 'Record completion when the money is drawn down' }),
      ),
  },
  {
    kind: 'record_receipt',
    at: ['completed'],
    tasks: ['receivable_overdue'],
    find: ({ receivable }) =>
      receivable && {
        label: `Commission of ${formatPence(receivable.openPence)} expected from ${receivable.lender}`,
        ...dueOn(receivable.expectedOn),
        subject: { type: 'receivable', id: receivable.id, name: receivable.lender, count: 1 },
      },
  },
  {
    kind: 'renew_offer',
    at: ['offers'],
    tasks: ['offer_runs_out'],
    find: ({ deals, offers }) =>
      about(offers.length > 0 ? [] : deals.filter(({ state }) => state === 'offered'), (lenders) => ({
        label: `No offer is open: ask ${lenders} for a new one`,
      })),
  },
  {
    kind: 'await_choice',
    at: ['offers'],
    tasks: ['offer_runs_out'],
    find: ({ offers: [first, ...others] }) => {
      if (!first) return null;
      const expiry = firstExpiry([first, ...others]);
      const expires = others.length === 0 ? 'the offer expires' : 'offers expire';
      const until = expiry && `, ${expires} on ${shortDay(expiry)}`;
      return {
        label: `Waiting for the client${until ?? ' to choose an offer'}`,
        ...dueOn(expiry),
        subject: offerOf([first, ...others]),
      };
    },
  },
  {
    kind: 'await_consent',
    at: ['before'],
    find: ({ waiting }) =>
      about(waiting, (_, [{ askedAt }]) => ({
        label: `Waiting for the client${askedAt ? ` since ${shortDay(askedAt)}` : ''}`,
      })),
  },
  {
    kind: 'await_lender',
    at: ['with_lenders'],
    find: ({ deals }) =>
      about(
        deals.filter(({ state }) => state === 'sent'),
        (lenders, [{ movedAt }]) => ({
          label: `Waiting for ${lenders} since ${shortDay(movedAt)}`,
          ...dueOn(silentOn(movedAt)),
        }),
      ),
  },
];

/**
 * The next step of staff: the first row of the table that applies, or an earlier overdue task that asks for something
 * else. Null for closed cases and duplicates, and if there is nothing to do.
 */
export const nextStepOf = (facts: CaseFacts, now: Date): NextStep | null => {
  if (facts.stage === 'closed' || facts.isDuplicate) return null;
  const today = londonIsoDay(now);
  const reach = reachOf(facts.deals);
  const read: Read = {
    ...facts,
    today,
    waiting: facts.deals.filter(isWaiting),
    offers: facts.deals.flatMap((deal) => openOffersOf(deal, today)),
  };
  const task = facts.task && facts.task.dueOn < today ? facts.task : null;
  for (const { kind, at, tasks = [], find } of ROWS) {
    const found = at.includes(reach) ? find(read) : null;
    if (!found) continue;
    const isTaskFirst = task && !tasks.includes(task.kind) && isBefore(task, found);
    return isTaskFirst ? stepOf(task) : { kind, ...found };
  }
  return task && stepOf(task);
};

const REACHED: readonly (readonly [Reach, readonly DealFacts['state'][]])[] = [
  ['completed', ['completed']],
  ['accepted', ['accepted']],
  ['offers', ['offered']],
  ['with_lenders', ['sent', 'info_requested']],
];

const reachOf = (deals: readonly DealFacts[]): Reach =>
  REACHED.find(([, states]) => deals.some(({ state }) => states.includes(state)))?.[0] ?? 'before';

const isWaiting = ({ state, consent }: DealFacts): boolean =>
  (state === 'draft' && consent !== 'refused' && consent !== 'withdrawn') ||
  (state === null && consent === 'asked');

const isAgreed = ({ consent }: DealFacts): boolean => consent === 'given';

const openOffersOf = ({ state, lender, offers }: DealFacts, today: string): readonly OpenOffer[] =>
  state === 'offered'
    ? offers
        .filter(({ expiresOn }) => expiresOn === null || expiresOn >= today)
        .map((offer) => ({ ...offer, lender }))
    : [];

/** The date on which to chase a lender that has had the details since `sentAt`. */
const silentOn = (sentAt: string): string =>
  addWorkingDays(londonIsoDay(new Date(sentAt)), SILENT_AFTER_WORKING_DAYS);

const firstExpiry = (offers: readonly OfferFacts[]): string | null =>
  offers.flatMap(({ expiresOn }) => expiresOn ?? []).sort()[0] ?? null;

type SomeDeals = readonly [DealFacts, ...DealFacts[]];

/** A step about some lenders; null without any. */
const about = (
  [first, ...others]: readonly DealFacts[],
  write: (lenders: string, deals: SomeDeals) => Pick<NextStep, 'label' | 'dueAt'>,
): Omit<NextStep, 'kind'> | null => {
  if (!first) return null;
  const deals: SomeDeals = [first, ...others];
  const { subject, lender: name } = first;
  return { ...write(named(deals), deals), subject: { ...subject, name, count: deals.length } };
};

const named = ([{ lender }, second, ...others]: SomeDeals): string => {
  if (!second) return lender;
  return others.length === 0 ? `${lender} and ${second.lender}` : `${inWords(others.length + 2)} lenders`;
};

const offerOf = (offers: readonly [OpenOffer, ...OpenOffer[]]): NextStepSubject => {
  const [{ id, lender: name }] = offers;
  return { type: 'offer', id, name, count: offers.length };
};

const stepOf = ({ id, title, dueOn: day }: TaskFacts): NextStep => ({
  kind: 'task',
  label: title,
  ...dueOn(day),
  subject: { type: 'task', id, name: title, count: 1 },
});

const isBefore = (task: TaskFacts, step: Pick<NextStep, 'dueAt'>): boolean =>
  step.dueAt === undefined || closeOfBusiness(task.dueOn) < new Date(step.dueAt);

const dueAt = (at: string | null): Pick<NextStep, 'dueAt'> => (at === null ? {} : { dueAt: at });

const dueOn = (day: string | null): Pick<NextStep, 'dueAt'> =>
  dueAt(day && closeOfBusiness(day).toISOString());

const shortDay = (at: string): string => shortLondonDay(new Date(at));

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'] as const;
const inWords = (number: number): string => NUMBERS[number] ?? `${number}`;
