import type { Principal } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import type { ViewOf } from '#platform/application/view.js';
import { viewOf } from '#platform/application/view.js';
import type { CommissionDisclosure } from '../../domain/disclosures/commission-disclosure.js';
import type { CommissionDisclosureRepository } from './commission-disclosure.repository.js';
import type { ReferredCases } from '../referred-cases.js';

const FIELDS = ['version', 'text', 'acknowledgedAt', 'acknowledgedBy'] as const;

/** A disclosure as the applicant reads it. */
export type DisclosureForApplicant = ViewOf<CommissionDisclosure, (typeof FIELDS)[number]>;

/** For the status page: returns the newest disclosure, and records when the applicant first opened it. */
export class OpenDisclosure {
  constructor(
    private readonly context: UseCaseContext,
    private readonly cases: ReferredCases,
    private readonly disclosures: CommissionDisclosureRepository,
  ) {}

  /** Null if there is none. */
  async execute(applicationId: string, applicant: Principal): Promise<DisclosureForApplicant | null> {
    const newest = await this.disclosures.newestOf(applicationId);
    if (!newest) return null;
    return viewOf(newest.openedAt ? newest : await this.opened(newest, applicant), FIELDS);
  }

  private opened(newest: CommissionDisclosure, applicant: Principal): Promise<CommissionDisclosure> {
    const { applicationId } = newest;
    return this.context.unitOfWork.run(async () => {
      await this.cases.lock(applicationId);
      const disclosure = (await this.disclosures.newestOf(applicationId)) ?? newest;
      if (disclosure.open(this.context.clock.now())) {
        await this.disclosures.save(disclosure);
        await this.cases.disclosed('commission-disclosure-opened', disclosure, applicant);
      }
      return disclosure;
    });
  }
}
