import type { AutomaticTasks } from '#modules/tasks/public.js';
import { InvalidInput } from '#kernel/errors.js';
import { londonIsoDay } from '#kernel/time/london-time.js';
import type { Principal } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { DataRequest, type DataRequestDetails } from '../../domain/data-request.js';
import type { DataRequestViews, DataRequestView } from './data-request-views.js';
import type { DataRequestRepository } from './data-request.repository.js';

/** The task to answer a request, due at its deadline; none while the deadline has not started or is paused. */
export const followClock = async (tasks: AutomaticTasks, request: DataRequest): Promise<void> => {
  const { id, reference, dueOn, isClosed } = request;
  if (isClosed || dueOn === null) return tasks.close('answer_data_request', id);
  await tasks.make('answer_data_request', { subject: id, applicationId: null, about: reference, day: dueOn });
  await tasks.change('answer_data_request', id, { day: dueOn });
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
      request.change({ identityConfirmedOn }, today, now);
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
