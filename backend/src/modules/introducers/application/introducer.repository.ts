import type { HashUpdate } from '#modules/auth/public.js';
import type { Introducer } from '../domain/introducer.js';

/** A suspension or restoration of a partner's account. Deleted with the partner. */
export interface IntroducerEvent {
  readonly kind: 'suspended' | 'restored';
  readonly introducerId: string;
  /** The reason that staff gave. */
  readonly reason: string;
}

export abstract class IntroducerRepository {
  abstract find(id: string): Promise<Introducer | null>;
  /** In any spelling of the address, see `emailKey`. */
  abstract findByEmail(email: string): Promise<Introducer | null>;
  /** @throws EmailTaken */
  abstract add(introducer: Introducer): Promise<void>;
  /** Locks it until the unit of work ends. @throws IntroducerNotFound */
  abstract lock(id: string): Promise<Introducer>;
  /** Except its password and credentials version, which have statements of their own. */
  abstract save(introducer: Introducer): Promise<void>;
  abstract replacePassword(id: string, hash: string): Promise<void>;
  /** Stores another hash of the same password, unless it was changed in the meantime. */
  abstract updateHash(id: string, hashes: HashUpdate): Promise<void>;
  abstract noteSignIn(id: string): Promise<void>;
  /** `adminId` is null for an operator's command. */
  abstract addEvent(id: string, event: IntroducerEvent, adminId: string | null): Promise<void>;
}
