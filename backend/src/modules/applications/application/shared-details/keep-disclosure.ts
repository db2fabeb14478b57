import { staffOf, type Principal } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import type { Disclosure } from '../../domain/disclosure.js';
import type { DisclosureRepository } from './disclosure.repository.js';
import type { RecordEvent } from '../review/record-event.js';

export interface GivenDetails extends Omit<Disclosure, 'id' | 'recordedBy'> {
  /** Its own, where the caller has to know it. */
  readonly id?: string;
}

/** Keeps that an applicant's details were given to somebody, for the applicant to read. To be called inside the unit of work of the change. */
export class KeepDisclosure {
  constructor(
    private readonly context: UseCaseContext,
    private readonly disclosures: DisclosureRepository,
    private readonly recordEvent: RecordEvent,
  ) {}

  async execute({ id = this.context.ids.next(), ...given }: GivenDetails, actor: Principal): Promise<void> {
    await this.disclosures.add({ ...given, id, recordedBy: staffOf(actor) });
    await this.recordEvent.execute({
      kind: 'disclosed',
      applicationId: given.applicationId,
      actor,
      // Without the recipient: it may be a person, and nothing is ever taken out of the log.
      facts: { disclosure: { from: null, to: id } },
    });
  }
}
