import type { ApplicationStatus } from '../domain/funding-application.js';
import type { Partner } from './partners.js';

export interface MoveToMail {
  readonly applicationId: string;
  readonly partner: Partner;
  /** The client's. */
  readonly companyName: string;
  readonly to: ApplicationStatus;
  readonly reason: string | null;
  /** When it moved; ISO 8601, UTC. */
  readonly at: string;
}

export abstract class MoveMail {
  abstract send(move: MoveToMail): Promise<void>;
}
