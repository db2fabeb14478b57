import type { LenderDirectory } from '#modules/lenders/public.js';
import type { Principal } from '#platform/application/principal.js';
import type { StaffMembers } from '#platform/application/staff-members.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import type { ApplicationViews, ApplicationView } from '../lists/application-views.js';
import type { ApplicationChange, ChangeApplication } from './change-application.js';
import type { LockApplication } from './lock-application.js';

/** What staff change of an application; undefined leaves a thing as it is. */
export interface Review extends Pick<
  ApplicationChange,
  'status' | 'reason' | 'clientReason' | 'notes' | 'ownerId'
> {
  /** By its name; null takes the case back from its lender. */
  readonly assignedLender?: string | null | undefined;
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
    private readonly changeApplication: ChangeApplication,
  ) {}

  /** @throws ApplicationNotFound, ApplicationChanged, MoveNotAllowed, LendersBeingUpdated, InvalidInput for a lender or an owner that is none */
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
