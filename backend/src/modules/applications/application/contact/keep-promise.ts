import type { UseCaseContext } from '#platform/application/use-case-context.js';
import type { FundingApplication } from '../../domain/funding-application.js';
import type { ApplicationRepository } from '../review/application.repository.js';

/**
 * Records that staff acted on the client's behalf, which meets the promised response time once. Call it inside the
 * unit of work of the action, with the application locked.
 */
export class KeepPromise {
  constructor(
    private readonly context: UseCaseContext,
    private readonly applications: ApplicationRepository,
  ) {}

  async execute(application: FundingApplication): Promise<void> {
    if (application.keepPromise(this.context.clock.now())) await this.applications.save(application);
  }
}
