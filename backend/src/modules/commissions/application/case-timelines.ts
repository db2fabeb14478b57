import type { Principal } from '#shared/application/principal.js';
import type { CommissionDisclosure } from '../domain/commission-disclosure.js';

/** What happens to a disclosure of commission. */
export type DisclosureEvent =
  'commission-disclosed' | 'commission-disclosure-opened' | 'commission-disclosure-acknowledged';

/** What cases keep of what happened to them. To be called inside the unit of work of the change. */
export abstract class CaseTimelines {
  abstract questioned(
    applicationId: string,
    lineId: string,
    message: string,
    actor: Principal,
  ): Promise<void>;
  abstract disclosed(
    what: DisclosureEvent,
    disclosure: Pick<CommissionDisclosure, 'id' | 'applicationId'>,
    actor: Principal,
  ): Promise<void>;
}
