import type { HeldSubmission, HeldSubmissions, ReleasesHeld } from '#modules/held/public.js';
import type { Mails } from '#modules/mail/public.js';
import { londonIsoDay } from '#kernel/time/london-time.js';
import { SOME_VISITOR, type Principal } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { viewOf, type ViewOf } from '#platform/application/view.js';
import { Complaint, type ComplaintWords } from '../domain/complaint.js';
import type { ComplaintTasks } from './complaint-tasks.js';
import type { ComplaintRepository } from './complaint.repository.js';

/** The response to a complainant. */
export type ComplaintReceipt = ViewOf<Complaint, 'id' | 'reference' | 'createdAt'>;

type HeldComplaint = HeldSubmission<ComplaintWords, { readonly reference: string }>;

/**
 * A complaint from the site: saved together with its activity, the tasks for its deadlines and the confirmation
 * email. Possible spam is held instead, until staff release it.
 */
export class MakeComplaint implements ReleasesHeld {
  readonly kind = 'complaint';

  constructor(
    private readonly context: UseCaseContext,
    private readonly complaints: ComplaintRepository,
    private readonly held: HeldSubmissions,
    private readonly tasks: ComplaintTasks,
    private readonly mails: Mails,
  ) {}

  /** Idempotent: the same complaint under one key, or soon from the same caller, is stored once. @throws KeyReused */
  async execute(
    words: ComplaintWords,
    key: string | null,
    principal: Principal,
    suspected = false,
  ): Promise<ComplaintReceipt> {
    const call = { operation: 'make-complaint', principal, key, request: words, withoutKey: 'same' } as const;
    const { idempotency, ids, clock } = this.context;
    const earlier = await idempotency.earlierAnswer<ComplaintReceipt>(call);
    if (earlier) return earlier;
    const reference = await this.complaints.nextReference();
    const now = clock.now();
    const complaint = Complaint.receive({ id: ids.next(), reference }, words, londonIsoDay(now), now);
    const receipt = viewOf(complaint, ['id', 'reference', 'createdAt']);
    return idempotency.writeOnce(call, receipt, () =>
      suspected ? this.hold(complaint, words) : this.add(complaint, principal),
    );
  }

  /** Submits a held complaint as of its original time; call it inside the unit of work that takes it. */
  release({ id, written, context, createdAt }: HeldComplaint): Promise<void> {
    const complaint = Complaint.receive({ id, ...context }, written, londonIsoDay(createdAt), createdAt);
    return this.add(complaint, SOME_VISITOR);
  }

  private hold({ id, reference, name, email, createdAt }: Complaint, written: ComplaintWords): Promise<void> {
    return this.held.hold({ id, kind: 'complaint', name, email, written, context: { reference }, createdAt });
  }

  private async add(complaint: Complaint, actor: Principal): Promise<void> {
    const { id } = complaint;
    await this.complaints.add(complaint);
    await this.context.activity.record({
      actor,
      action: 'complaint-made',
      subject: { type: 'complaint', id },
    });
    await this.tasks.follow(complaint);
    await this.mails.send('complaint-received', { complaintId: id });
  }
}
