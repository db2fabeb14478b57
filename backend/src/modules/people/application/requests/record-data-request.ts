import type { AutomaticTasks } from '#modules/tasks/public.js';
import { InvalidInput } from '#kernel/errors.js';
import { londonIsoDay } from '#kernel/time/london-time.js';
import { staffOf, type Principal } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { DataRequest, type DataRequestDetails } from '../../domain/data-request.js';
import type { DataRequestViews, DataRequestView } from './data-request-views.js';
import type { DataRequestRepository } from './data-request.repository.js';

/**
 * The tasks of a request's owner: to confirm who the person is, and once the deadline has started to answer by it;
 * none while it is paused. They follow a new owner of the request.
 */
export const followClock = async (
  tasks: AutomaticTasks,
  request: DataRequest,
  isOwnerChanged = false,
): Promise<void> => {
  const { id, reference, ownerId, identityDueOn, isClosed, dueOn } = request;
  const follow = async (kind: 'confirm_identity' | 'answer_data_request', day: string | null) => {
    if (day === null) return tasks.close(kind, id);
    await tasks.make(kind, { subject: id, applicationId: null, ownerId, about: reference, day });
    await tasks.change(kind, id, { day, ...(isOwnerChanged && { ownerId }) });
  };
  await follow('confirm_identity', identityDueOn);
  await follow('answer_data_request', isClosed ? null : dueOn);
};

/** Staff add a request about personal data. Idempotent by key. */
export class RecordDataRequest {
  constructor(
    private readonly context: UseCaseContext,
    private readonly requests: DataRequestRepository,
    private readonly views: DataRequestViews,
    private readonly tasks: AutomaticTasks,
  ) {}

  /** @throws InvalidInput for a future date, KeyReused */
  async execute(
    { identityConfirmedOn, ...details }: DataRequestDetails & { readonly identityConfirmedOn: string | null },
    key: string | null,
    actor: Principal,
  ): Promise<DataRequestView> {
    const now = this.context.clock.now();
    const today = londonIsoDay(now);
    if (details.receivedOn > today)
      throw new InvalidInput([{ field: 'receivedOn', message: 'This date is in the future' }]);
    const call = {
      operation: 'record-data-request',
      principal: actor,
      key,
      request: { ...details, identityConfirmedOn },
    };
    const answer = { id: this.context.ids.next() };
    const { id } = await this.context.idempotency.once(call, answer, async () => {
      const reference = await this.requests.nextReference();
      const request = DataRequest.receive({ id: answer.id, reference }, details, now);
      request.change({ identityConfirmedOn, ownerId: staffOf(actor) }, today, now);
      await this.requests.add(request);
      await this.context.activity.record({
        actor,
        action: 'data-request-recorded',
        subject: { type: 'data-request', id: request.id },
      });
      await followClock(this.tasks, request);
    });
    return this.views.one(id);
  }
}
