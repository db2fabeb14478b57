import { staffOf, type Principal } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import type { SharedDetails } from '../../domain/shared-details.js';
import type { SharedDetailsRepository } from './shared-details.repository.js';
import type { ApplicationEvents } from '../review/application-events.js';

export interface NewSharedDetails extends Omit<SharedDetails, 'id' | 'at' | 'recordedBy'> {
  /** Its own, where the caller has to know it. */
  readonly id?: string;
  /** Now, where it is left out. */
  readonly at?: Date;
}

/** Keeps that an applicant's details were given to somebody, for the applicant to read. To be called inside the unit of work of the change. */
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
      // Without the recipient: it may be a person, and nothing is ever taken out of the log.
      facts: { disclosure: { from: null, to: id } },
    });
  }
}
