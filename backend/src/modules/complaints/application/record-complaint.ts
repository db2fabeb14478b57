import type { LockApplication } from '#modules/applications/public.js';
import { InvalidInput } from '#kernel/errors.js';
import { londonIsoDay } from '#kernel/time/london-time.js';
import type { Principal } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { Complaint, type ComplaintWords } from '../domain/complaint.js';
import type { ComplaintTasks } from './complaint-tasks.js';
import type { ComplaintViews, ComplaintView } from './complaint-views.js';
import type { ComplaintRepository } from './complaint.repository.js';

export interface RecordedComplaint extends ComplaintWords {
  readonly receivedOn: string;
  readonly applicationId: string | null;
}

/** Staff add a complaint received by phone, email or letter. Idempotent by key. */
export class RecordComplaint {
  constructor(
    private readonly context: UseCaseContext,
    private readonly complaints: ComplaintRepository,
    private readonly views: ComplaintViews,
    private readonly tasks: ComplaintTasks,
    private readonly lockApplication: LockApplication,
  ) {}

  /** @throws InvalidInput for a future date, ApplicationNotFound, KeyReused */
  async execute(
    { receivedOn, applicationId, ...words }: RecordedComplaint,
    key: string | null,
    actor: Principal,
  ): Promise<ComplaintView> {
    const now = this.context.clock.now();
    const today = londonIsoDay(now);
    if (receivedOn > today)
      throw new InvalidInput([
        { field: 'receivedOn', message: 'The complaint cannot be received in the future' },
      ]);
    const request = { ...words, receivedOn, applicationId };
    const call = { operation: 'record-complaint', principal: actor, key, request };
    const answer = { id: this.context.ids.next() };
    const { id } = await this.context.idempotency.once(call, answer, async () => {
      if (applicationId !== null) await this.lockApplication.execute(applicationId, undefined);
      const reference = await this.complaints.nextReference();
      const complaint = Complaint.receive({ id: answer.id, reference }, words, receivedOn, now);
      complaint.change({ applicationId }, today, now);
      await this.complaints.add(complaint);
      await this.context.activity.record({
        actor,
        action: 'complaint-made',
        subject: { type: 'complaint', id: complaint.id },
      });
      await this.tasks.follow(complaint);
    });
    return this.views.one(id);
  }
}
