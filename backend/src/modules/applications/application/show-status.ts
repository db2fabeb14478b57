import type { Disclosure } from '../domain/disclosure.js';
import { LinkNotFound } from '../domain/errors.js';
import { stageSentence, statusSentence } from '../domain/status-sentence.js';
import type { ApplicantQueries, Standing } from './applicant.queries.js';
import type { DisclosureRepository } from './disclosure.repository.js';
import type { OpenLink } from './link.repository.js';
import type { Partners } from './partners.js';
import type { DisclosureView } from './record-disclosure.js';

/** All times are ISO 8601, UTC. */
export interface StatusForApplicant extends Pick<
  Standing,
  'companyName' | 'fundingType' | 'status' | 'stage'
> {
  readonly statusAt: string;
  readonly statusText: string;
  readonly stageText: string;
  /** Why it was rejected, in the words that staff chose for the applicant. */
  readonly reason: string | null;
  readonly submittedAt: string;
  readonly expiresAt: string;
  readonly disclosures: readonly Omit<DisclosureView, 'id'>[];
}

/** Where an application stands, and who has been given the applicant's details. */
export class ShowStatus {
  constructor(
    private readonly queries: ApplicantQueries,
    private readonly disclosures: DisclosureRepository,
    private readonly partners: Partners,
  ) {}

  /**
   * Of the application that a status link leads to.
   * @throws LinkNotFound for one that is gone meanwhile
   */
  async execute({ applicationId, expiresAt }: OpenLink): Promise<StatusForApplicant> {
    const standing = await this.queries.standing(applicationId);
    if (!standing) throw new LinkNotFound();
    const { companyName, fundingType, status, statusAt, stage, reason, submittedAt } = standing;
    const recorded = await this.disclosures.findByApplication(applicationId);
    const disclosures = [...(await this.agreedTo(standing)), ...recorded];
    return {
      companyName,
      fundingType,
      status,
      statusAt: statusAt.toISOString(),
      statusText: statusSentence(status),
      stage,
      stageText: stageSentence(stage),
      reason: status === 'rejected' ? reason : null,
      submittedAt: submittedAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      disclosures: disclosures.map(({ recipient, what, at }) => ({ recipient, what, at: at.toISOString() })),
    };
  }

  private async agreedTo({ sharedWith }: Standing): Promise<Pick<Disclosure, 'recipient' | 'what' | 'at'>[]> {
    const partner = sharedWith && (await this.partners.find(sharedWith.introducerId));
    return partner ? [{ recipient: partner.companyName, what: null, at: sharedWith.at }] : [];
  }
}
