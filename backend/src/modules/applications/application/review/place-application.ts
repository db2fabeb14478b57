import type { MailData } from '#platform/application/mails/mail-kinds.js';
import type { Mails } from '#platform/application/mails/mails.js';
import type { Principal } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import type {
  ApplicationStatus,
  AssignedLender,
  FundingApplication,
  Placement,
  Stage,
} from '../../domain/funding-application.js';
import type { RecordReview } from './record-review.js';

/** What becomes of an application at lenders; undefined leaves a thing as it is. */
export interface Placing {
  /** Null while no lender was asked. */
  readonly placement: Placement | null;
  readonly status?: ApplicationStatus | undefined;
  readonly assignedLender?: AssignedLender | null | undefined;
  /** What its partner is told besides how far it has come; absent where that is all. */
  readonly progress?: 'lender_declined' | 'completion_reversed' | undefined;
}

/** From where an application comes to a stage that is news to its partner: an acceptance that is taken back is none. */
const PROGRESS: Readonly<Record<'offers' | 'completed', readonly Stage[]>> = {
  offers: ['new', 'reviewing', 'with_lenders'],
  completed: ['accepted'],
};

/** For the module that puts applications to lenders: tells one, and its partner by mail, how far it has come with them. To be called inside the unit of work that has locked it. */
export class PlaceApplication {
  constructor(
    private readonly context: UseCaseContext,
    private readonly recordReview: RecordReview,
    private readonly mails: Mails,
  ) {}

  async execute(
    application: FundingApplication,
    { placement, status, assignedLender, progress }: Placing,
    actor: Principal,
  ): Promise<void> {
    const { id, stage: before, introducerId } = application;
    const now = this.context.clock.now();
    const moved = status === undefined ? {} : application.move(status, null, now);
    const placed = assignedLender === undefined ? {} : application.assign(assignedLender, now);
    application.reach(placement);
    await this.recordReview.execute(application, { moved, placed }, actor);
    if (introducerId === null) return;
    const sendProgress = (to: MailData<'case-progressed'>['to']) =>
      this.mails.send('case-progressed', {
        id: this.context.ids.next(),
        applicationId: id,
        introducerId,
        to,
      });
    const { stage } = application;
    if ((stage === 'offers' || stage === 'completed') && PROGRESS[stage].includes(before))
      await sendProgress(stage);
    if (progress) await sendProgress(progress);
  }
}
