import type { Partner } from './partners.js';

export interface ClientToMail {
  readonly applicationId: string;
  readonly partner: Partner;
  /** The client's. */
  readonly companyName: string;
}

export abstract class ClientMail {
  abstract send(client: ClientToMail): Promise<void>;
}
