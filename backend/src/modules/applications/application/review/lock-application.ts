import { readBefore } from '#platform/application/change-history.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { ApplicationChanged } from '../../domain/errors.js';
import type { FundingApplication } from '../../domain/funding-application.js';
import type { ApplicationViews } from '../lists/application-views.js';
import type { ApplicationRepository } from './application.repository.js';

/**
 * Locks an application for a change by staff, if it is still the version they read. Call it inside the unit of work
 * of the change.
 */
export class LockApplication {
  constructor(
    private readonly context: UseCaseContext,
    private readonly applications: ApplicationRepository,
    private readonly views: ApplicationViews,
  ) {}

  /**
   * `readAt` is the `updatedAt` that the caller read, `readUntil` the latest of several; without either the last
   * write wins.
   * @throws ApplicationNotFound, ApplicationChanged
   */
  async execute(id: string, readAt: Date | undefined, readUntil?: Date): Promise<FundingApplication> {
    const application = await this.applications.lock(id);
    const subject = { type: 'application', id };
    const seenAt = readBefore(application, readUntil) ?? readAt;
    await this.context.history.checkUnchanged(application, seenAt, subject, ApplicationChanged, () =>
      this.views.one(id),
    );
    return application;
  }
}
