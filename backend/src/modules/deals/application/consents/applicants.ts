import { ClientUnaware } from '#kernel/errors.js';
import { ClientLinkExpired } from '../../domain/errors.js';
import type { Case } from '../cases.js';

/** Whom a mail about an application goes to, and what it leads to. */
export interface Applicant {
  readonly contactName: string;
  readonly email: string;
  readonly companyName: string;
  readonly statusUrl: string;
  readonly linksExpireAt: Date;
  /** Whether the status link opens anything still. */
  readonly isLinkOpen: boolean;
  /** Whether the case's partner has the same address, and nobody has recorded how the client was reached otherwise. */
  readonly awaitsClientContact: boolean;
}

/** Those who sent the applications, and hold the links to them. */
export abstract class Applicants {
  /**
   * The application that a status link leads to.
   * @throws LinkNotFound
   */
  abstract follow(token: string): Promise<string>;
  /** Null for an application that is gone. */
  abstract reach(applicationId: string): Promise<Applicant | null>;

  /**
   * Before one is asked or shown something by mail and link.
   * @throws ClientNotTold, ClientLinkExpired
   */
  async checkReached({ id, tellsClient }: Case): Promise<void> {
    if (!tellsClient) throw new ClientUnaware();
    if (!(await this.reach(id))?.isLinkOpen) throw new ClientLinkExpired();
  }
}
