import type { AutomaticTasks } from '#modules/tasks/public.js';
import { londonIsoDay } from '#kernel/time/london-time.js';
import type { Principal } from '#platform/application/principal.js';
import type { StaffMembers } from '#platform/application/staff-members.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import type { DataRequestRecord } from '../../domain/data-request.js';
import { DataRequestChanged } from '../../domain/errors.js';
import type { DataRequestViews, DataRequestView } from './data-request-views.js';
import type { DataRequestRepository } from './data-request.repository.js';
import { followClock } from './record-data-request.js';

export type DataRequestEdit = {
  readonly [Field in keyof DataRequestRecord]?: DataRequestRecord[Field] | undefined;
} & {
  /** The `updatedAt` that the caller read; without it the last write wins. */
  readonly readAt?: Date | undefined;
};

/** The loggable part of a change: no texts, and not whose records they are. */
const LOGGED: readonly string[] = [
  'identityConfirmedOn',
  'identityCheckedBy',
  'authorityConfirmedOn',
  'feePaidOn',
  'outcome',
  'closedOn',
];

/** Staff record progress on a request. Its task follows its deadline. */
export class ChangeDataRequest {
  constructor(
    private readonly context: UseCaseContext,
    private readonly requests: DataRequestRepository,
    private readonly views: DataRequestViews,
    private readonly tasks: AutomaticTasks,
    private readonly staff: StaffMembers,
  ) {}

  /** @throws DataRequestNotFound, DataRequestChanged, InvalidInput */
  execute(id: string, { readAt, ...to }: DataRequestEdit, actor: Principal): Promise<DataRequestView> {
    return this.context.unitOfWork.run(async () => {
      await this.staff.lockOwner(to.ownerId);
      const request = await this.requests.lock(id);
      const subject = { type: 'data-request', id };
      const { history, clock, activity } = this.context;
      await history.checkUnchanged(request, readAt, subject, DataRequestChanged, () => this.views.one(id));
      const now = clock.now();
      const changes = request.change(to, londonIsoDay(now), now);
      if (Object.keys(changes).length > 0) {
        await this.requests.save(request);
        await activity.record({
          actor,
          action: 'data-request-changed',
          subject,
          changes: Object.fromEntries(Object.entries(changes).filter(([field]) => LOGGED.includes(field))),
        });
        await followClock(this.tasks, request, 'ownerId' in changes);
      }
      return this.views.one(id);
    });
  }
}
