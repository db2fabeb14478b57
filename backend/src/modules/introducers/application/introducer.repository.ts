import type { Introducer } from '../domain/introducer.js';

/** That the broker closed a partner's account for the time being, or opened it again. It goes with the partner. */
export interface IntroducerEvent {
  readonly kind: 'suspended' | 'restored';
  readonly introducerId: string;
  /** As staff said. */
  readonly reason: string;
}

export abstract class IntroducerRepository {
  abstract find(id: string): Promise<Introducer | null>;
  /** However the address is spelt, see `emailKey`. */
  abstract findByEmail(email: string): Promise<Introducer | null>;
  /** @throws EmailTaken */
  abstract add(introducer: Introducer): Promise<void>;
  /**
   * For a change: nobody else changes it until the unit of work ends.
   * @throws IntroducerNotFound
   */
  abstract lock(id: string): Promise<Introducer>;
  /** But for its password and its credentials' version, which have statements of their own. */
  abstract save(introducer: Introducer): Promise<void>;
  abstract replacePassword(id: string, hash: string): Promise<void>;
  abstract noteSignIn(id: string): Promise<void>;
  /** `adminId` is null for an operator's command. */
  abstract addEvent(id: string, event: IntroducerEvent, adminId: string | null): Promise<void>;
}
