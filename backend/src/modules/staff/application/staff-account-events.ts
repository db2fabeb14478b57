import type { Activity } from '#platform/application/activity-log.js';
import type { Principal } from '#platform/application/principal.js';

/** Does what a change of an admin's account entails, and writes it down. To be called inside a unit of work. */
export abstract class StaffAccountEvents {
  abstract roleChanged(
    id: string,
    changes: NonNullable<Activity['changes']>,
    actor: Principal,
  ): Promise<void>;
  abstract removed(id: string, actor: Principal): Promise<void>;
}
