import type { FundingApplication } from '#modules/applications/domain/funding-application.js';
import type { NewEvent } from '#modules/applications/application/review/application-events.js';
import { SharedDetailsRepository } from '#modules/applications/application/shared-details/shared-details.repository.js';
import { ApplicationEvents } from '#modules/applications/application/review/application-events.js';
import {
  CompletionListener,
  type Completed,
} from '#modules/deals/application/completions/completion-listener.js';
import { Cases } from '#modules/deals/application/cases.js';
import { CompletionRepository } from '#modules/deals/application/completions/completion.repository.js';
import { ConsentRepository } from '#modules/deals/application/consents/consent.repository.js';
import { OfferRepository } from '#modules/deals/application/offers/offer.repository.js';
import { SubmissionRepository } from '#modules/deals/application/submissions/submission.repository.js';
import { Completion, type CompletionDetails } from '#modules/deals/domain/completion.js';
import { LenderConsent } from '#modules/deals/domain/lender-consent.js';
import { LenderSubmission, type Move, type ReasonCode } from '#modules/deals/domain/lender-submission.js';
import { Offer, type OfferDetails } from '#modules/deals/domain/offer.js';
import { placementOf } from '#modules/deals/domain/placement.js';
import type { DealAction } from '#platform/application/activity-log.js';
import { AutomaticTasks } from '#modules/tasks/public.js';
import { Contributions } from '#platform/application/contributions.js';
import { Ids } from '#platform/application/ids.js';
import { SOME_VISITOR, type Principal } from '#platform/application/principal.js';
import { londonIsoDay } from '#kernel/time/london-time.js';
import { dayAfter, hoursAfter } from './demo-times.js';
import { percentOf } from '#kernel/money/pence.js';
import type { Get } from './get.js';

/**
 * A submission of a case to one lender, in hours after the case was received; steps without a time have not happened.
 */
export interface DemoDeal {
  /** The rank of the lender among the matches: 0 is the best. */
  readonly rank: number;
  readonly asked: number;
  readonly refused?: number;
  readonly agreed?: number;
  readonly sent?: number;
  /** The lender asked for more information. */
  readonly asksMore?: number;
  /** Open for this many days after the first start; expired before it if negative. */
  readonly offer?: Omit<OfferDetails, 'expiresOn' | 'brokerCommissionPence' | 'brokerCommissionBasis'> & {
    readonly after: number;
    readonly lastsDays: number;
  };
  readonly shared?: number;
  readonly chosen?: number;
  /** The lender declined, or the client chose another offer. */
  readonly over?: {
    readonly after: number;
    readonly to: 'declined' | 'withdrawn';
    readonly reasonCode: ReasonCode;
  };
  readonly accepted?: number;
  readonly completed?: Omit<CompletionDetails, 'completedOn'> & { readonly after: number };
}

/** The offer of a deal that the data does not describe. */
export const USUAL_OFFER = {
  lastsDays: 0,
  kind: 'formal',
  rateKind: 'annual',
  rate: 8.5,
  repayment: 'amortising',
  termMonths: 36,
  arrangementFeePence: 0,
  brokerFeePence: 0,
  otherFeesPence: 0,
  exitFeePence: 0,
  conditions: null,
} as const;

/** The member of staff and the current time. */
interface Cast {
  readonly staff: Principal;
  readonly now: Date;
}

/** A submission with the events that it caused. */
interface Written {
  readonly consent: LenderConsent;
  readonly submission: LenderSubmission;
  readonly offer: Offer | null;
  readonly completion: Completion | null;
  readonly events: readonly NewEvent[];
}

const BY_LINK = { via: 'link', recordedBy: null } as const;

/**
 * Adds submissions, consents, offers, declines and completions to a demonstration case, without sending emails. The
 * caller saves the application.
 */
export const loadDemoDeals = async (
  get: Get,
  application: FundingApplication,
  deals: readonly DemoDeal[],
  cast: Cast,
): Promise<void> => {
  const written = deals.flatMap((deal) => write(get(Ids), application, deal, cast) ?? []);
  application.reach(placementOf(written.map(({ submission }) => submission)), cast.now);
  for (const one of written) await record(get, one, cast.staff);
};

/**
 * Adds a completed deal to a demonstration case whose commission is added separately: nothing follows from its
 * completion. The caller saves the application.
 */
export const loadCompletedDeal = async (
  get: Get,
  application: FundingApplication,
  deal: DemoDeal,
  { staff, now, completedAt }: Cast & { readonly completedAt: Date },
): Promise<Completion | null> => {
  const written = write(get(Ids), application, deal, { staff, now });
  if (!written?.completion) return null;
  application.reach(placementOf([written.submission]), completedAt);
  await record(get, { ...written, completion: null }, staff);
  await get(CompletionRepository).add(written.completion);
  return written.completion;
};

const write = (
  ids: Ids,
  { id: applicationId, createdAt: submittedAt, matches }: FundingApplication,
  { rank, ...deal }: DemoDeal,
  { staff, now }: Cast,
): Written | null => {
  const lender = matches.best[rank];
  if (!lender) return null;
  const events: NewEvent[] = [];
  const note = (kind: DealAction, at: Date, actor: Principal, more: object = {}) =>
    events.push({
      applicationId,
      kind,
      at,
      actor,
      facts: { lender: { from: null, to: lender.name }, ...more },
    });
  /** Runs a step at its time, if it has one. */
  const when = (hours: number | undefined, act: (at: Date, today: string) => void): void => {
    if (hours === undefined) return;
    const at = hoursAfter(submittedAt, hours);
    act(at, londonIsoDay(at));
  };
  const move = (at: Date, submission: Move) => note('submission-moved', at, staff, { submission });

  const askedAt = hoursAfter(submittedAt, deal.asked);
  const consent = LenderConsent.about(ids.next(askedAt), applicationId, lender, askedAt);
  const submission = LenderSubmission.draft(ids.next(askedAt), applicationId, lender, askedAt);
  note('submission-added', askedAt, staff, { submission: { from: null, to: 'draft' } });
  note('consent-asked', askedAt, staff);
  consent.ask(askedAt);
  when(deal.refused, (at) => {
    consent.answer(false, BY_LINK, at);
    note('consent-refused', at, SOME_VISITOR);
  });
  when(deal.agreed, (at) => {
    consent.answer(true, BY_LINK, at);
    note('consent-given', at, SOME_VISITOR);
  });
  when(deal.sent, (at) => move(at, submission.send(consent, { sentVia: 'email' }, at)));
  when(deal.asksMore, (at) => move(at, submission.move('info_requested', {}, at)));
  const offer = deal.offer && offered(ids, submission, deal.offer, submittedAt, now);
  when(deal.offer?.after, (at) => note('offer-made', at, staff));
  when(deal.shared, (at, today) => {
    offer?.share({ at, today });
    note('offer-shared', at, staff);
  });
  when(deal.chosen, (at) => {
    offer?.choose(at);
    note('offer-chosen', at, SOME_VISITOR);
  });
  const { over, completed } = deal;
  if (over) when(over.after, (at) => move(at, submission.move(over.to, over, at)));
  when(deal.accepted, (at, today) => {
    offer?.accept({ at, today });
    move(at, submission.accept(at));
  });
  let completion: Completion | null = null;
  if (completed && offer)
    when(completed.after, (at, today) => {
      const details = { ...completed, completedOn: today };
      completion = Completion.recorded(ids.next(at), submission.id, details, offer.termMonths, { at, today });
      move(at, submission.complete(at));
    });
  return { consent, submission, offer: offer ?? null, completion, events };
};

const offered = (
  ids: Ids,
  submission: LenderSubmission,
  { after, lastsDays, ...details }: NonNullable<DemoDeal['offer']>,
  submittedAt: Date,
  now: Date,
): Offer => {
  const at = hoursAfter(submittedAt, after);
  const brokerCommissionPence = percentOf(2, details.amountPence);
  const whole = {
    ...details,
    brokerCommissionPence,
    brokerCommissionBasis: details.kind === 'formal' ? ('confirmed' as const) : ('likely' as const),
    expiresOn: dayAfter(now, lastsDays),
  };
  submission.offer(at);
  return Offer.made(ids.next(at), submission.id, whole, { at, today: londonIsoDay(at) });
};

const record = async (
  get: Get,
  { consent, submission, offer, completion, events }: Written,
  staff: Principal,
): Promise<void> => {
  const { applicationId, lenderName, sentAt } = submission;
  const cause = { applicationId, about: lenderName };
  await get(ConsentRepository).add(consent);
  await get(SubmissionRepository).add(submission);
  if (offer) await get(OfferRepository).add(offer);
  for (const event of events)
    await get(ApplicationEvents).record({ ...event, subject: { type: 'submission', id: submission.id } });
  if (sentAt)
    await get(SharedDetailsRepository).add({
      id: get(Ids).next(sentAt),
      applicationId,
      recipient: lenderName,
      at: sentAt,
      what: 'Company, contact details and answers',
      recordedBy: staff.id,
    });
  if (consent.state === 'refused')
    await get(AutomaticTasks).make('consent_refused', { ...cause, subject: consent.id });
  if (offer?.chosenByApplicantAt && submission.state === 'offered')
    await get(AutomaticTasks).make('offer_chosen', { ...cause, subject: offer.id });
  if (completion) await complete(get, completion, submission, staff);
};

const complete = async (
  get: Get,
  completion: Completion,
  { id: submissionId, applicationId, lender }: LenderSubmission,
  staff: Principal,
): Promise<void> => {
  await get(CompletionRepository).add(completion);
  const { id: completionId, completedOn, drawnPence, brokerCommissionPence } = completion;
  const event: Completed = {
    completionId,
    submissionId,
    // The demonstration sends no emails.
    lockedCase: { ...(await get(Cases).lock(applicationId)), emailsClient: false },
    lender,
    completedOn,
    drawnPence,
    brokerCommissionPence,
  };
  for (const listener of get(Contributions).of(CompletionListener)) await listener.completed(event, staff);
};
