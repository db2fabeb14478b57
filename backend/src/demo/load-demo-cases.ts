import { Ids } from '#shared/application/ids.js';
import type { Principal } from '#shared/application/principal.js';
import { answersFrom, type SentAnswers } from '#shared/domain/answers.js';
import {
  FundingApplication,
  type ApplicationChanges,
  type ApplicationStatus,
  type Referral,
} from '#modules/applications/domain/funding-application.js';
import { ApplicationRepository } from '#modules/applications/application/application.repository.js';
import type { NewEvent } from '#modules/applications/application/application-events.js';
import { LenderMatching } from '#modules/applications/application/lender-matching.js';
import { IssueLinks } from '#modules/applications/application/issue-links.js';
import { RecordEvent } from '#modules/applications/application/record-event.js';
import type { Get } from './get.js';
import { loadDemoDeals, VISITOR, type DemoDeal } from './load-demo-deals.js';
import { loadDemoTasks, type DemoTask } from './load-demo-tasks.js';

/** What the broker did with a case at some moment. */
interface DemoReview {
  readonly at: Date;
  readonly to?: ApplicationStatus;
  readonly reason?: string;
  /** Given to the lender that matches best. */
  readonly placed?: boolean;
}

/** An enquiry of the demonstration, from its submission to how it stands. */
export interface DemoCase extends Omit<Referral, 'introducerId'> {
  readonly at: Date;
  readonly answers: SentAnswers;
  /** The partner's own. */
  readonly note: string | null;
  /** Oldest first. */
  readonly reviews: readonly DemoReview[];
  /** What became of it at lenders. */
  readonly deals: readonly DemoDeal[];
  /** What was planned for it. */
  readonly tasks: readonly DemoTask[];
}

/** Who is in it: the demonstration's partner, where it is a partner's case, and whoever at the broker looked at it. */
interface Cast {
  readonly introducerId: string | null;
  readonly reviewer: Principal;
}

/** Gives the demonstration enquiries of the last months, matched against the panel of today; nobody is mailed. */
export const loadDemoCases = async (get: Get, cast: Cast, cases: readonly DemoCase[]): Promise<void> => {
  for (const each of cases) await loadCase(get, cast, each);
};

const loadCase = async (
  get: Get,
  { introducerId, reviewer }: Cast,
  { at, answers: sent, note, reviews, deals, tasks, ...referral }: DemoCase,
): Promise<void> => {
  const [applications, ids] = [get(ApplicationRepository), get(Ids)];
  const answers = answersFrom(sent);
  const matches = await get(LenderMatching).bestFor(answers);
  const id = ids.next(at);
  const from = introducerId === null ? null : { ...referral, introducerId };
  const application = FundingApplication.submit(id, answers, matches, at, { referral: from });
  const submitter: Principal =
    from === null || from.viaLink ? VISITOR : { type: 'introducer', id: from.introducerId };
  const links = get(IssueLinks).execute(application).kept;
  await applications.add({ application, links, actor: submitter, eventId: ids.next(at) });
  application.notePartner(note, at);
  application.note(MARK, at);
  const owned = reviews.slice(0, reviewer.id === null ? 0 : 1).map(({ at }): NewEvent => {
    const facts = application.giveTo(reviewer.id, at);
    return { kind: 'owner-changed', applicationId: id, at, actor: reviewer, facts };
  });
  const reviewed = reviews.map((review): NewEvent => {
    const facts = reviewedAs(review, application);
    return { kind: 'reviewed', applicationId: id, at: review.at, actor: reviewer, facts };
  });
  // Before what its deals have to be done: that is its owner's.
  await applications.save(application);
  await loadDemoDeals(get, application, deals, reviewer);
  await applications.save(application);
  await loadDemoTasks(get, id, tasks, reviewer);
  for (const event of [...owned, ...reviewed]) await get(RecordEvent).execute(event);
};

/** The broker's own note on each: whoever works with the demonstration knows it for one. */
const MARK = 'Demonstration: an invented company.';

const reviewedAs = (
  { at, to, reason, placed = false }: DemoReview,
  application: FundingApplication,
): ApplicationChanges => {
  const [best] = application.matches.best;
  return {
    ...(to !== undefined && application.move(to, reason ?? null, at)),
    ...(placed && application.assign(best ?? null, at)),
  };
};
