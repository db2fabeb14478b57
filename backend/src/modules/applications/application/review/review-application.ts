import type { LenderDirectory } from '#platform/application/lender-directory.js';
import type { Principal } from '#platform/application/principal.js';
import type { StaffMembers } from '#platform/application/staff-members.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import type { ApplicationStatus, FundingApplication } from '../../domain/funding-application.js';
import type { ApplicationViews, ApplicationView } from '../lists/application-views.js';
import type { LockApplication } from './lock-application.js';
import { hasChanges, type RecordReview, type ReviewChanges } from './record-review.js';

/** What staff change of an application; undefined leaves a thing as it is. */
export interface Review {
  readonly status?: ApplicationStatus | undefined;
  /** Why the status moves, for the applicant's partner to read. */
  readonly reason?: string | undefined;
  /** The same in words for the applicant. */
  readonly clientReason?: string | undefined;
  readonly notes?: string | null | undefined;
  /** By its name; null takes the case back from its lender. */
  readonly assignedLender?: string | null | undefined;
  /** Owner; null if unassigned. */
  readonly ownerId?: string | null | undefined;
  /** The updatedAt of the application as the caller saw it; without it the last change stands. */
  readonly readAt?: Date | undefined;
  /** In its place for one of many: the latest updatedAt among them as the caller saw them. */
  readonly readUntil?: Date | undefined;
}

/** Staff move an application on, note on it, place it with a lender and say who sees to it; its partner is told of a move by mail, and its applicant of a decision. */
export class ReviewApplication {
  constructor(
    private readonly context: UseCaseContext,
    private readonly lockApplication: LockApplication,
    private readonly views: ApplicationViews,
    private readonly lenders: LenderDirectory,
    private readonly staff: StaffMembers,
    private readonly recordReview: RecordReview,
  ) {}

  /** @throws ApplicationNotFound, ApplicationChanged, MoveNotAllowed, LendersBeingUpdated, InvalidInput for a lender or an owner that is none */
  execute(id: string, review: Review, actor: Principal): Promise<ApplicationView> {
    return this.context.unitOfWork.run(async () => {
      await this.staff.lockOwner(review.ownerId);
      if (review.assignedLender !== undefined) await this.lenders.lock();
      const application = await this.lockApplication.execute(id, review.readAt, review.readUntil);
      const changes = await this.apply(review, application);
      if (Object.values(changes).some(hasChanges))
        await this.recordReview.execute(application, changes, actor);
      return this.views.one(id);
    });
  }

  private async apply(
    { status, reason, clientReason, assignedLender, notes, ownerId }: Review,
    application: FundingApplication,
  ): Promise<ReviewChanges> {
    const now = this.context.clock.now();
    const lender =
      typeof assignedLender === 'string' ? await this.lenders.called(assignedLender, 'assignedLender') : null;
    return {
      moved: status === undefined ? {} : application.move(status, reason ?? null, now, clientReason ?? null),
      placed: assignedLender === undefined ? {} : application.assign(lender, now),
      noted: notes === undefined ? {} : application.note(notes, now),
      given: ownerId === undefined ? {} : application.giveTo(ownerId, now),
    };
  }
}
