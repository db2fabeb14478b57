import { SILENT_AFTER_WORKING_DAYS } from '#kernel/lending/lender-silence.js';
import { REMIND_WORKING_DAYS_BEFORE_EXPIRY } from '#kernel/lending/offer-expiry.js';
import { formatPence } from '#kernel/money/pence.js';
import { londonIsoDay } from '#kernel/time/london-time.js';
import { addWorkingDays } from '#kernel/time/working-days.js';
import type { CaseFacts, DealFacts, OfferFacts } from './case-facts.js';
import type { NextStepKind } from './step.js';
import {
  about,
  dueAt,
  dueOn,
  inWords,
  offerOf,
  shortDay,
  type NamedOffer,
  type WrittenStep,
} from './write-step.js';

/** Progress with all lenders; unknown for a case that staff approved by hand. */
export type Reach = 'before' | 'with_lenders' | 'offers' | 'accepted' | 'completed';

/** The facts in the form that the rows read. */
export interface RowFacts extends CaseFacts {
  /** A date in London. */
  readonly today: string;
  /** Lenders without the details yet, except those that the client refused. */
  readonly waiting: readonly DealFacts[];
  /** Offers that can still be accepted. */
  readonly offers: readonly NamedOffer[];
}

interface Row {
  readonly kind: Exclude<NextStepKind, 'task'>;
  readonly at: readonly Reach[];
  /** Kinds of tasks that mean the same step: they do not replace the row. */
  readonly tasks?: readonly string[];
  /** Null if the row does not apply. */
  readonly find: (facts: RowFacts) => WrittenStep | null;
}

const APPROVED_BY_HAND = 'Approved, but no submission is recorded: add it';

const choose = (deals: readonly DealFacts[]): string =>
  deals.length === 0 ? 'Choose lenders' : 'Choose other lenders';

/** Steps for staff precede steps that await others. Within both, rows follow the course of a case. */
export const ROWS: readonly Row[] = [
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
        ...dueOn(remindOn(chosen.expiresOn)),
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
      const [dueFirst = null] = unshared.map(shareOn).sort();
      return { label, ...dueOn(dueFirst), subject: offerOf([first, ...unshared.slice(1)]) };
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
        ...dueOn(remindOn(expiry)),
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

const isAgreed = ({ consent }: DealFacts): boolean => consent === 'given';

/** The date on which to chase a lender that has had the details since `sentAt`. */
const silentOn = (sentAt: string): string =>
  addWorkingDays(londonIsoDay(new Date(sentAt)), SILENT_AFTER_WORKING_DAYS);

const firstExpiry = (offers: readonly OfferFacts[]): string | null =>
  offers.flatMap(({ expiresOn }) => expiresOn ?? []).sort()[0] ?? null;

/** The date by which to remind the client of an offer, early enough to choose it. */
const remindOn = (expiresOn: string | null): string | null =>
  expiresOn && addWorkingDays(expiresOn, -REMIND_WORKING_DAYS_BEFORE_EXPIRY);

/** The working day after the offer, or if that is too late the one before it expires. */
const shareOn = ({ offeredAt, expiresOn }: NamedOffer): string => {
  const nextDay = addWorkingDays(londonIsoDay(new Date(offeredAt)), 1);
  const lastUseful = expiresOn && addWorkingDays(expiresOn, -1);
  return lastUseful && lastUseful < nextDay ? lastUseful : nextDay;
};
