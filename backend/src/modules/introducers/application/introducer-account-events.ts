import type { Principal } from '#platform/application/principal.js';

/** What staff do to an introducer's account, with all that it entails for what was opened with it. */
export abstract class IntroducerAccountEvents {
  /** To be called inside the unit of work of the change itself; it is logged under that id. */
  abstract apply(
    id: string,
    event: 'introducer-suspended' | 'introducer-restored',
    introducerId: string,
    actor: Principal,
  ): Promise<void>;
}
