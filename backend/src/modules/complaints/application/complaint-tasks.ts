import type { AutomaticTasks } from '#modules/tasks/public.js';
import type { Complaint } from '../domain/complaint.js';

/** Each deadline of a complaint is a task until it is met. */
export class ComplaintTasks {
  constructor(private readonly tasks: AutomaticTasks) {}

  /** Call it inside the unit of work of the change. */
  async follow(complaint: Complaint): Promise<void> {
    const { acknowledgeBy, respondBy } = complaint.clocks;
    const { acknowledgedOn, isClosed } = complaint;
    await this.set(
      'acknowledge_complaint',
      complaint,
      acknowledgedOn === null && !isClosed ? acknowledgeBy : null,
    );
    await this.set('answer_complaint', complaint, isClosed ? null : respondBy);
  }

  private async set(
    kind: 'acknowledge_complaint' | 'answer_complaint',
    { id, reference, applicationId }: Complaint,
    day: string | null,
  ): Promise<void> {
    if (day === null) return this.tasks.close(kind, id);
    await this.tasks.make(kind, { subject: id, applicationId, about: reference, day });
    await this.tasks.change(kind, id, { applicationId });
  }
}
