import type { ListRequest, Page } from '#platform/application/list.js';
import { ownerCalled } from '#platform/application/staff-members.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { DAY_MS } from '#kernel/time/time-units.js';
import type {
  SubmissionViews,
  SubmissionOrder,
  SubmissionSelection,
  SubmissionView,
} from './submission-views.js';

export interface SubmissionListRequest
  extends ListRequest<SubmissionOrder>, Pick<SubmissionSelection, 'q' | 'state' | 'lender' | 'product'> {
  /** A staff member's id, 'me' or 'nobody'. */
  readonly owner?: string;
  /** Minimum days since the last status change. */
  readonly waitingDays?: number;
}

/** Lists the submissions of all cases. */
export class ListSubmissions {
  constructor(
    private readonly context: UseCaseContext,
    private readonly submissions: SubmissionViews,
  ) {}

  /** @throws InvalidInput when the cursor is not one of ours */
  execute(
    { owner, waitingDays, ...request }: SubmissionListRequest,
    viewerId: string | null,
  ): Promise<Page<SubmissionView>> {
    return this.submissions.page({
      ...request,
      ...(owner && { ownerId: ownerCalled(owner, viewerId) }),
      ...(waitingDays !== undefined && {
        movedBy: new Date(this.context.clock.now().getTime() - waitingDays * DAY_MS),
      }),
    });
  }
}
