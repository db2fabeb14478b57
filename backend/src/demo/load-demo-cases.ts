import type { Ids } from '#shared/application/ids.js';
import type { Principal } from '#shared/application/principal.js';
import type { UnitOfWork } from '#shared/application/unit-of-work.js';
import { answersFrom, type SentAnswers } from '#shared/domain/answers.js';
import {
  FundingApplication,
  type ApplicationChanges,
  type ApplicationStatus,
  type Referral,
} from '#modules/applications/domain/funding-application.js';
import type { ApplicationRepository } from '#modules/applications/application/application.repository.js';
import type { NewEvent } from '#modules/applications/application/application-events.js';
import type { LenderMatching } from '#modules/applications/application/lender-matching.js';
import type { IssueLinks } from '#modules/applications/application/issue-links.js';
import type { RecordEvent } from '#modules/applications/application/record-event.js';
import type { DemoDeal, LoadDemoDeals } from './load-demo-deals.js';
import type { DemoTask, LoadDemoTasks } from './load-demo-tasks.js';

/** What the broker did with a case at some moment. */
export interface DemoReview {
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
export class LoadDemoCases {
  constructor(
    private readonly matching: LenderMatching,
    private readonly applications: ApplicationRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly issueLinks: IssueLinks,
    private readonly recordEvent: RecordEvent,
    private readonly deals: LoadDemoDeals,
    private readonly tasks: LoadDemoTasks,
    private readonly ids: Ids,
  ) {}

  execute(cast: Cast, cases: readonly DemoCase[]): Promise<void> {
    return this.unitOfWork.run(async () => {
      for (const each of cases) await this.load(each, cast);
    });
  }

  private async load(
    { at, answers: sent, note, reviews, deals, tasks, ...referral }: DemoCase,
    { introducerId, reviewer }: Cast,
  ): Promise<void> {
    const answers = answersFrom(sent);
    const matches = await this.matching.bestFor(answers);
    const id = this.ids.next(at);
    const from = introducerId === null ? null : { ...referral, introducerId };
    const application = FundingApplication.submit(id, answers, matches, at, { referral: from });
    const submitter: Principal =
      from === null || from.viaLink ? VISITOR : { type: 'introducer', id: from.introducerId };
    const links = this.issueLinks.execute(application).kept;
    await this.applications.add({ application, links, actor: submitter, eventId: this.ids.next(at) });
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
    await this.applications.save(application);
    await this.deals.execute(application, deals, reviewer);
    await this.applications.save(application);
    await this.tasks.execute(id, tasks, reviewer);
    for (const event of [...owned, ...reviewed]) await this.recordEvent.execute(event);
  }
}

/** The broker's own note on each: whoever works with the demonstration knows it for one. */
const MARK = 'Demonstration: an invented company.';

const VISITOR: Principal = { type: 'visitor', id: null, address: '' };

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
