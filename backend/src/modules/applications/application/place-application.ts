import type { Clock } from '#shared/application/clock.js';
import type { Principal } from '#shared/application/principal.js';
import type { ApplicationStatus, AssignedLender, Placement } from '../domain/funding-application.js';
import type { ApplicationRepository } from './application.repository.js';
import type { RecordReview } from './record-review.js';

/** What becomes of an application at lenders; undefined leaves a thing as it is. */
export interface Placing {
  /** Null while no lender was asked. */
  readonly placement: Placement | null;
  readonly status?: ApplicationStatus | undefined;
  readonly assignedLender?: AssignedLender | null | undefined;
}

/** For the module that puts applications to lenders: tells one how far it has come with them. To be called inside the unit of work of the change. */
export class PlaceApplication {
  constructor(
    private readonly applications: ApplicationRepository,
    private readonly recordReview: RecordReview,
    private readonly clock: Clock,
  ) {}

  /** @throws ApplicationNotFound */
  async execute(id: string, { placement, status, assignedLender }: Placing, actor: Principal): Promise<void> {
    const application = await this.applications.lock(id);
    const now = this.clock.now();
    const moved = status === undefined ? {} : application.move(status, null, now);
    const placed = assignedLender === undefined ? {} : application.assign(assignedLender, now);
    application.reach(placement);
    await this.applications.save(application);
    await this.recordReview.execute(application, { moved, placed }, actor);
  }
}
