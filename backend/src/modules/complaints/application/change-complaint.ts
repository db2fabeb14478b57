import type { LockApplication } from '#modules/applications/public.js';
import { londonIsoDay } from '#kernel/time/london-time.js';
import type { Principal } from '#platform/application/principal.js';
import type { StaffMembers } from '#platform/application/staff-members.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import type { ComplaintRecord } from '../domain/complaint.js';
import { ComplaintChanged } from '../domain/errors.js';
import type { ComplaintTasks } from './complaint-tasks.js';
import type { ComplaintViews, ComplaintView } from './complaint-views.js';
import type { ComplaintRepository } from './complaint.repository.js';

export type ComplaintEdit = {
  readonly [Field in keyof ComplaintRecord]?: ComplaintRecord[Field] | undefined;
} & {
  /** The `updatedAt` that the caller read; without it the last write wins. */
  readonly readAt?: Date | undefined;
};

/** Free text is never logged. */
const TEXTS: readonly string[] = ['rootCause', 'notes'];

/** Staff record progress on a complaint. The tasks for its deadlines follow. */
export class ChangeComplaint {
  constructor(
    private readonly context: UseCaseContext,
    private readonly complaints: ComplaintRepository,
    private readonly views: ComplaintViews,
    private readonly tasks: ComplaintTasks,
    private readonly staff: StaffMembers,
    private readonly lockApplication: LockApplication,
  ) {}

  /** @throws ComplaintNotFound, ComplaintChanged, ApplicationNotFound, InvalidInput */
  execute(id: string, { readAt, ...to }: ComplaintEdit, actor: Principal): Promise<ComplaintView> {
    return this.context.unitOfWork.run(async () => {
      await this.staff.lockOwner(to.ownerId);
      if (to.applicationId) await this.lockApplication.execute(to.applicationId, undefined);
      const complaint = await this.complaints.lock(id);
      const subject = { type: 'complaint', id };
      const { history, clock, activity } = this.context;
      await history.checkUnchanged(complaint, readAt, subject, ComplaintChanged, () => this.views.one(id));
      const now = clock.now();
      const changes = complaint.change(to, londonIsoDay(now), now);
      if (Object.keys(changes).length > 0) {
        await this.complaints.save(complaint);
        await activity.record({
          actor,
          action: 'complaint-changed',
          subject,
          changes: Object.fromEntries(Object.entries(changes).filter(([field]) => !TEXTS.includes(field))),
        });
        await this.tasks.follow(complaint);
      }
      return this.views.one(id);
    });
  }
}
