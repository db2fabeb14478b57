import { ApplicationNotFound } from '../domain/errors.js';
import type { ApplicationStatus } from '../domain/funding-application.js';
import type { CaseQueries } from './case.queries.js';
import type { MoveMail } from './move-mail.js';
import type { Partners } from './partners.js';

/** The job that a move of a partner's case asks for. */
export const TELL_PARTNER = 'tell-partner-of-move';

export interface MoveToTell {
  readonly applicationId: string;
  readonly introducerId: string;
  readonly to: ApplicationStatus;
}

/** Tells a partner by mail that one of its cases has moved, and why, unless no mails go out to the partner. */
export class TellPartner {
  constructor(
    private readonly partners: Partners,
    private readonly cases: CaseQueries,
    private readonly mail: MoveMail,
  ) {}

  async execute({ applicationId, introducerId, to }: MoveToTell): Promise<void> {
    const partner = await this.partners.find(introducerId);
    if (!partner?.caseMails) return;
    const told = await this.cases.details(introducerId, applicationId).catch((error: unknown) => {
      // Erased meanwhile: there is nothing to tell.
      if (error instanceof ApplicationNotFound) return null;
      throw error;
    });
    const move = told?.timeline.findLast((entry) => entry.what === 'status' && entry.to === to);
    if (!told || !move) return;
    const { companyName } = told;
    await this.mail.send({ applicationId, partner, companyName, to, reason: move.reason, at: move.at });
  }
}
