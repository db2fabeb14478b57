import type { Disclosure } from '../../domain/disclosure.js';

export abstract class DisclosureRepository {
  abstract add(disclosure: Disclosure): Promise<void>;
  /** Of an application, oldest first. */
  abstract findByApplication(applicationId: string): Promise<readonly Disclosure[]>;
}
