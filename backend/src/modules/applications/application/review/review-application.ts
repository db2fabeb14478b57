import type { LenderDirectory } from '#modules/lenders/public.js';
import type { Principal } from '#platform/application/principal.js';
import type { StaffMembers } from '#platform/application/staff-members.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import type { ApplicationViews, ApplicationView } from '../lists/application-views.js';
import type { ApplicationChange, ChangeApplication } from './change-application.js';
import type { LockApplication } from './lock-application.js';

/** Changes by staff; undefined leaves a field unchanged. */
export interface Review extends Pick<
  ApplicationChange,
  'status' | 'reason' | 'clientReason' | 'notes' | 'ownerId'
> {
  /** The lender's name; null unassigns the lender. */
  readonly assignedLender?: string | null | undefined;
  /** The `updatedAt` that the caller read; without it the last write wins. */
  readonly readAt?: Date | undefined;
  /** For one of several: the latest `updatedAt` that the caller read. */
  readonly readUntil?: Date | undefined;
}

/**
 * Staff change an application's status, notes, lender and owner; the partner is emailed about the status, and the
 * applicant about a decision.
 */
export class ReviewApplication {
  constructor(
    private readonly context: UseCaseContext,
    private readonly lockApplication: LockApplication,
    private readonly views: ApplicationViews,
    private readonly lenders: LenderDirectory,
    private readonly staff: StaffMembers,
    private readonly changeApplication: ChangeApplication,
  ) {}

  /**
   * @throws ApplicationNotFound, ApplicationChanged, MoveNotAllowed, LendersBeingUpdated, InvalidInput for an unknown
   * lender or owner
   */
  execute(
    id: string,
    { readAt, readUntil, assignedLender, ...review }: Review,
    actor: Principal,
  ): Promise<ApplicationView> {
    return this.context.unitOfWork.run(async () => {
      await this.staff.lockOwner(review.ownerId);
      if (assignedLender !== undefined) await this.lenders.lock();
      const application = await this.lockApplication.execute(id, readAt, readUntil);
      const lender =
        typeof assignedLender === 'string'
          ? await this.lenders.called(assignedLender, 'assignedLender')
          : assignedLender;
      await this.changeApplication.execute(application, { ...review, assignedLender: lender }, actor);
      return this.views.one(id);
    });
  }
}
