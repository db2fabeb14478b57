import type { Principal } from '#shared/application/principal.js';

/** What cases keep of what happened to them. To be called inside the unit of work of the change. */
export abstract class CaseTimelines {
  abstract questioned(
    applicationId: string,
    lineId: string,
    message: string,
    actor: Principal,
  ): Promise<void>;
}
