import type { FundingApplication } from '#modules/applications/domain/funding-application.js';
import type { NewEvent } from '#modules/applications/application/application-events.js';
import { DisclosureRepository } from '#modules/applications/application/disclosure.repository.js';
import { RecordEvent } from '#modules/applications/application/record-event.js';
import { CompletionListeners } from '#modules/deals/application/completion-listeners.js';
import { CompletionRepository } from '#modules/deals/application/completion.repository.js';
import { ConsentRepository } from '#modules/deals/application/consent.repository.js';
import { OfferRepository } from '#modules/deals/application/offer.repository.js';
import { SubmissionRepository } from '#modules/deals/application/submission.repository.js';
import { Completion, type CompletionDetails } from '#modules/deals/domain/completion.js';
import { LenderConsent } from '#modules/deals/domain/lender-consent.js';
import { LenderSubmission, type Move, type ReasonCode } from '#modules/deals/domain/lender-submission.js';
import { Offer, type OfferDetails } from '#modules/deals/domain/offer.js';
import { placementOf } from '#modules/deals/domain/placement.js';
import { CausedTasks } from '#shared/application/caused-tasks.js';
import { Ids } from '#shared/application/ids.js';
import type { Principal } from '#shared/application/principal.js';
import { londonIsoDay } from '#shared/domain/london-time.js';
import type { Get } from './get.js';

/** What became of a case at one lender; what has no time has not happened. */
export interface DemoDeal {
  /** Which of the lenders that matched: 0 is the best. */
  readonly rank: number;
  readonly askedAt: Date;
  readonly refusedAt?: Date;
  readonly agreedAt?: Date;
  readonly sentAt?: Date;
  readonly offer?: { readonly at: Date; readonly details: OfferDetails };
  readonly sharedAt?: Date;
  readonly chosenAt?: Date;
  /** The lender declined, or the client took another's offer. */
  readonly over?: {
    readonly at: Date;
    readonly to: 'declined' | 'withdrawn';
    readonly reasonCode: ReasonCode;
  };
  readonly acceptedAt?: Date;
  readonly completed?: { readonly at: Date; readonly details: CompletionDetails };
}

/** One of them as it is written, with what happened to its case by it. */
interface Written {
  readonly consent: LenderConsent;
  readonly submission: LenderSubmission;
  readonly offer: Offer | null;
  readonly completion: Completion | null;
  readonly events: readonly NewEvent[];
}

export const VISITOR: Principal = { type: 'visitor', id: null, address: '' };
const BY_LINK = { via: 'link', recordedBy: null } as const;

/**
 * Puts a case of the demonstration to lenders: its client was asked, lenders offer or decline, and deals complete. Nobody
 * is mailed. Leaves the application for its caller to save.
 */
export const loadDemoDeals = async (
  get: Get,
  application: FundingApplication,
  deals: readonly DemoDeal[],
  staff: Principal,
): Promise<void> => {
  const written = deals.flatMap((deal) => write(get(Ids), application, deal, staff) ?? []);
  application.reach(placementOf(written.map(({ submission }) => submission)));
  for (const one of written) await keep(get, one, staff);
};

const write = (
  ids: Ids,
  application: FundingApplication,
  deal: DemoDeal,
  staff: Principal,
): Written | null => {
  const lender = application.matches.best[deal.rank];
  if (!lender) return null;
  const { askedAt, refusedAt, agreedAt, sentAt } = deal;
  const about = { applicationId: application.id, facts: { lender: { from: null, to: lender.name } } };
  const consent = LenderConsent.about(ids.next(askedAt), application.id, lender, askedAt);
  const submission = LenderSubmission.draft(ids.next(askedAt), application.id, lender, askedAt);
  const events: NewEvent[] = [
    { ...about, kind: 'submission-added', at: askedAt, actor: staff, ...moved(about, null, 'draft') },
    { ...about, kind: 'consent-asked', at: askedAt, actor: staff },
  ];
  consent.ask(askedAt);
  if (refusedAt) {
    consent.answer(false, BY_LINK, refusedAt);
    events.push({ ...about, kind: 'consent-refused', at: refusedAt, actor: VISITOR });
  }
  if (agreedAt) {
    consent.answer(true, BY_LINK, agreedAt);
    events.push({ ...about, kind: 'consent-given', at: agreedAt, actor: VISITOR });
  }
  if (sentAt) {
    const { from, to } = submission.send(consent, { sentVia: 'email' }, sentAt);
    events.push({
      ...about,
      kind: 'submission-moved',
      at: sentAt,
      actor: staff,
      ...moved(about, from, to),
    });
  }
  const offered = offer(ids, submission, deal, about, staff);
  const ended = end(ids, submission, offered?.offer ?? null, deal);
  const ends = ended.moves.map(([at, { from, to }]): NewEvent => ({
    ...{ ...about, kind: 'submission-moved', at, actor: staff, ...moved(about, from, to) },
  }));
  return {
    ...{ consent, submission, offer: offered?.offer ?? null, completion: ended.completion },
    events: [...events, ...(offered?.events ?? []), ...ends],
  };
};

const end = (
  ids: Ids,
  submission: LenderSubmission,
  offer: Offer | null,
  { over, acceptedAt, completed }: DemoDeal,
): { readonly moves: readonly (readonly [Date, Move])[]; readonly completion: Completion | null } => {
  if (over) return { moves: [[over.at, submission.move(over.to, over, over.at)]], completion: null };
  if (!offer || !acceptedAt) return { moves: [], completion: null };
  offer.accept({ at: acceptedAt, today: londonIsoDay(acceptedAt) });
  const accepted = [acceptedAt, submission.accept(acceptedAt)] as const;
  if (!completed) return { moves: [accepted], completion: null };
  const { at, details } = completed;
  const now = { at, today: londonIsoDay(at) };
  const completion = Completion.recorded(ids.next(at), submission.id, details, offer.termMonths, now);
  return { moves: [accepted, [at, submission.complete(at)]], completion };
};

const offer = (
  ids: Ids,
  submission: LenderSubmission,
  { offer: told, sharedAt, chosenAt }: DemoDeal,
  about: Pick<NewEvent, 'applicationId' | 'facts'>,
  staff: Principal,
): { readonly offer: Offer; readonly events: readonly NewEvent[] } | null => {
  if (!told) return null;
  const { at, details } = told;
  const offer = Offer.made(ids.next(at), submission.id, details, { at, today: londonIsoDay(at) });
  submission.offer(at);
  const event = (kind: 'offer-made' | 'offer-shared' | 'offer-chosen', time: Date, actor: Principal) =>
    ({ ...about, kind, at: time, actor }) as NewEvent;
  const events = [event('offer-made', at, staff)];
  if (sharedAt) {
    offer.share({ at: sharedAt, today: londonIsoDay(sharedAt) });
    events.push(event('offer-shared', sharedAt, staff));
  }
  if (chosenAt) {
    offer.choose(chosenAt);
    events.push(event('offer-chosen', chosenAt, VISITOR));
  }
  return { offer, events };
};

const keep = async (
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
    await get(RecordEvent).execute({ ...event, subject: { type: 'submission', id: submission.id } });
  if (sentAt)
    await get(DisclosureRepository).add({
      ...{ id: get(Ids).next(sentAt), applicationId, recipient: lenderName, at: sentAt },
      ...{ what: 'Company, contact details and answers', recordedBy: staff.id },
    });
  if (consent.state === 'refused')
    await get(CausedTasks).make('consent_refused', { ...cause, subject: consent.id });
  if (offer?.chosenByApplicantAt && submission.state === 'offered')
    await get(CausedTasks).make('offer_chosen', { ...cause, subject: offer.id });
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
  await get(CompletionListeners).completed(
    {
      ...{ completionId, submissionId, applicationId, lender },
      ...{ completedOn, drawnPence, brokerCommissionPence },
    },
    staff,
  );
};

const moved = ({ facts }: Pick<NewEvent, 'facts'>, from: string | null, to: string) => ({
  facts: { ...facts, submission: { from, to } },
});
