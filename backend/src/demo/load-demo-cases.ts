import { Ids } from '#platform/application/ids.js';
import { SOME_VISITOR, type Principal } from '#platform/application/principal.js';
import { answersFrom, type SentAnswers } from '#kernel/lending/answers.js';
import { readAskInPence } from '#kernel/money/money.js';
import type { ApplicationChanges } from '#modules/applications/domain/application-changes.js';
import type { Referral } from '#modules/applications/domain/application-origin.js';
import type { ApplicationStatus } from '#modules/applications/domain/application-status.js';
import { FundingApplication } from '#modules/applications/domain/funding-application.js';
import { ApplicationRepository } from '#modules/applications/application/review/application.repository.js';
import type { NewEvent } from '#modules/applications/application/review/application-events.js';
import { LenderMatching } from '#modules/applications/application/submission/lender-matching.js';
import { IssueLinks } from '#modules/applications/application/links/issue-links.js';
import { ApplicationEvents } from '#modules/applications/application/review/application-events.js';
import { hoursAfter, timeOf, type DemoTime } from './demo-times.js';
import type { Get } from './get.js';
import { loadDemoDeals, USUAL_OFFER, type DemoDeal } from './load-demo-deals.js';
import { loadDemoTasks, type DemoTask } from './load-demo-tasks.js';

/** The broker's review of a case. */
interface DemoReview {
  /** The application was received. */
  readonly afterHours: number;
  readonly to?: ApplicationStatus;
  readonly reason?: string;
  /** Assigned to the best match. */
  readonly placed?: boolean;
}

/** A demonstration case, from its submission to its current status. */
export type DemoCase = DemoTime &
  Partial<Pick<Referral, 'clientConsent' | 'externalReference' | 'viaLink'>> & {
    readonly answers: SentAnswers;
    /** When staff recorded the perimeter check, in hours after it was received; by default with the first submission. */
    readonly checked?: number;
    /** The partner's own notes. */
    readonly note?: string;
    /** Oldest first. */
    readonly reviews: readonly DemoReview[];
    /** Its submissions to lenders; by default the one that led to the approval of a visitor's case. */
    readonly deals?: readonly DemoDeal[];
    /** Its tasks. */
    readonly tasks?: readonly DemoTask[];
  };

/** The demonstration partner for a partner's case, the member of staff, and the current time. */
interface Cast {
  readonly introducerId: string | null;
  readonly staff: Principal;
  readonly now: Date;
}

/** Adds demonstration cases of the last months, matched against today's panel, without sending emails. */
export const loadDemoCases = async (get: Get, cast: Cast, cases: readonly DemoCase[]): Promise<void> => {
  for (const each of cases) await loadCase(get, cast, each);
};

const loadCase = async (get: Get, cast: Cast, demoCase: DemoCase): Promise<void> => {
  const [applications, ids] = [get(ApplicationRepository), get(Ids)];
  const { introducerId, staff, now } = cast;
  const { reviews, tasks = [], clientConsent = true } = demoCase;
  // The commission of the partner's cases brings their deals.
  const { deals = introducerId === null ? approvedDeals(demoCase) : [] } = demoCase;
  const { note = null, externalReference = null, viaLink = false } = demoCase;
  const at = timeOf(demoCase, now);
  const answers = answersFrom(demoCase.answers);
  const matches = await get(LenderMatching).bestFor(answers);
  const id = ids.next(at);
  const referral = introducerId === null ? null : { introducerId, clientConsent, externalReference, viaLink };
  const application = FundingApplication.submit(id, answers, matches, at, { referral });
  const submitter: Principal =
    referral === null || viaLink ? SOME_VISITOR : { type: 'introducer', id: referral.introducerId };
  const links = get(IssueLinks).execute(application).stored;
  await applications.add({ application, links, actor: submitter, eventId: ids.next(at), call: null });
  application.notePartner(note, at);
  application.note(MARK, at);
  const about = (review: DemoReview) => {
    const reviewedAt = hoursAfter(at, review.afterHours);
    return { applicationId: id, at: reviewedAt, actor: staff };
  };
  const checked = perimeterChecked(application, { ...demoCase, deals }, staff);
  const owned = reviews.slice(0, staff.id === null ? 0 : 1).map((review): NewEvent => {
    const of = about(review);
    return { ...of, kind: 'owner-changed', facts: application.giveTo(staff.id, of.at) };
  });
  const reviewed = reviews.map((review): NewEvent => {
    const of = about(review);
    return { ...of, kind: 'reviewed', facts: reviewedAs(review, application, of.at) };
  });
  // Saved before its submissions create tasks, which belong to its owner.
  await applications.save(application);
  await loadDemoDeals(get, application, deals, cast);
  await applications.save(application);
  await loadDemoTasks(get, application, tasks, cast);
  for (const event of [...checked, ...owned, ...reviewed]) await get(ApplicationEvents).record(event);
};

/** An approved case: its best match made the offer that the client accepted, between first review and approval. */
const approvedDeals = ({ answers, reviews }: DemoCase): readonly DemoDeal[] => {
  const asked = readAskInPence(answersFrom(answers).amount);
  const [first] = reviews;
  const approved = reviews.find(({ to }) => to === 'approved');
  if (!first || !approved || asked === null) return [];
  const at = (share: number): number => first.afterHours + share * (approved.afterHours - first.afterHours);
  return [
    {
      rank: 0,
      asked: at(0.1),
      agreed: at(0.2),
      sent: at(0.3),
      offer: { ...USUAL_OFFER, after: at(0.7), amountPence: asked.to },
      shared: at(0.8),
      chosen: at(0.9),
      accepted: at(1),
    },
  ];
};

/** The perimeter check that staff record before sending a case that may be regulated. */
const perimeterChecked = (
  application: FundingApplication,
  { deals = [], checked }: DemoCase,
  staff: Principal,
): NewEvent[] => {
  const sentHours = deals.flatMap((deal) => (deal.sent === undefined ? [] : deal.asked));
  const hours = checked === undefined ? sentHours : [checked];
  if (hours.length === 0 || !application.awaitsPerimeterCheck) return [];
  const at = hoursAfter(application.createdAt, Math.min(...hours));
  const finding = {
    outcome: 'not_regulated',
    note: 'Business purpose confirmed with the client by phone.',
  } as const;
  application.recordPerimeterCheck(finding, staff.id, at);
  return [{ kind: 'perimeter-checked', applicationId: application.id, at, actor: staff }];
};

/** The broker's note on each, so that users recognise demonstration cases. */
const MARK = 'Demonstration: an invented company.';

const reviewedAs = (
  { to, reason, placed = false }: DemoReview,
  application: FundingApplication,
  at: Date,
): ApplicationChanges => {
  const [best] = application.matches.best;
  return {
    ...(to !== undefined && application.move(to, reason ?? null, at)),
    ...(placed && application.assign(best ?? null, at)),
  };
};
