import { staffOf, type Principal } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import type { SharedDetails } from '../../domain/shared-details.js';
import type { SharedDetailsRepository } from './shared-details.repository.js';
import type { ApplicationEvents } from '../review/application-events.js';

export interface NewSharedDetails extends Omit<SharedDetails, 'id' | 'at' | 'recordedBy'> {
  /** Set if the caller needs to know it. */
  readonly id?: string;
  /** Now, if omitted. */
  readonly at?: Date;
}

/**
 * Records that an applicant's details were shared, for the applicant to see. Call it inside the unit of work of the
 * change.
 */
export class AddSharedDetails {
  constructor(
    private readonly context: UseCaseContext,
    private readonly disclosures: SharedDetailsRepository,
    private readonly events: ApplicationEvents,
  ) {}

  async execute(details: NewSharedDetails, actor: Principal): Promise<void> {
    const { ids, clock } = this.context;
    const { id = ids.next(), at = clock.now() } = details;
    await this.disclosures.add({ ...details, id, at, recordedBy: staffOf(actor) });
    await this.events.record({
      kind: 'disclosed',
      applicationId: details.applicationId,
      actor,
      // Without the recipient, who may be a person: the log is append-only.
      facts: { disclosure: { from: null, to: id } },
    });
  }
}
