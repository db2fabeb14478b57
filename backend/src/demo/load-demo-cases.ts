import { Ids } from '#platform/application/ids.js';
import { SOME_VISITOR, type Principal } from '#platform/application/principal.js';
import { answersFrom, type SentAnswers } from '#kernel/lending/answers.js';
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
import { loadDemoDeals, type DemoDeal } from './load-demo-deals.js';
import { loadDemoTasks, type DemoTask } from './load-demo-tasks.js';

/** What the broker did with a case. */
interface DemoReview {
  /** It came. */
  readonly afterHours: number;
  readonly to?: ApplicationStatus;
  readonly reason?: string;
  /** Given to the lender that matches best. */
  readonly placed?: boolean;
}

/** An enquiry of the demonstration, from its submission to how it stands. */
export type DemoCase = DemoTime &
  Partial<Pick<Referral, 'clientConsent' | 'externalReference' | 'viaLink'>> & {
    readonly answers: SentAnswers;
    /** The partner's own. */
    readonly note?: string;
    /** Oldest first. */
    readonly reviews: readonly DemoReview[];
    /** What became of it at lenders. */
    readonly deals?: readonly DemoDeal[];
    /** What was planned for it. */
    readonly tasks?: readonly DemoTask[];
  };

/** Who is in it: the demonstration's partner, where it is a partner's case, and whoever at the broker looked at it; and when it is. */
interface Cast {
  readonly introducerId: string | null;
  readonly staff: Principal;
  readonly now: Date;
}

/** Gives the demonstration enquiries of the last months, matched against the panel of today; nobody is mailed. */
export const loadDemoCases = async (get: Get, cast: Cast, cases: readonly DemoCase[]): Promise<void> => {
  for (const each of cases) await loadCase(get, cast, each);
};

const loadCase = async (get: Get, cast: Cast, demoCase: DemoCase): Promise<void> => {
  const [applications, ids] = [get(ApplicationRepository), get(Ids)];
  const { introducerId, staff, now } = cast;
  const { reviews, deals = [], tasks = [], clientConsent = true } = demoCase;
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
  const checked = perimeterChecked(application, deals, staff);
  const owned = reviews.slice(0, staff.id === null ? 0 : 1).map((review): NewEvent => {
    const of = about(review);
    return { ...of, kind: 'owner-changed', facts: application.giveTo(staff.id, of.at) };
  });
  const reviewed = reviews.map((review): NewEvent => {
    const of = about(review);
    return { ...of, kind: 'reviewed', facts: reviewedAs(review, application, of.at) };
  });
  // Before what its deals have to be done: that is its owner's.
  await applications.save(application);
  await loadDemoDeals(get, application, deals, cast);
  await applications.save(application);
  await loadDemoTasks(get, application, tasks, cast);
  for (const event of [...checked, ...owned, ...reviewed]) await get(ApplicationEvents).record(event);
};

/** What staff record before they send a case to a lender that may be regulated: nothing where none was sent. */
const perimeterChecked = (
  application: FundingApplication,
  deals: readonly DemoDeal[],
  staff: Principal,
): NewEvent[] => {
  const sentHours = deals.flatMap((deal) => (deal.sent === undefined ? [] : deal.asked));
  if (sentHours.length === 0 || !application.awaitsPerimeterCheck) return [];
  const at = hoursAfter(application.createdAt, Math.min(...sentHours));
  application.recordPerimeterCheck(staff.id, at);
  return [{ kind: 'perimeter-checked', applicationId: application.id, at, actor: staff }];
};

/** The broker's own note on each: whoever works with the demonstration knows it for one. */
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
