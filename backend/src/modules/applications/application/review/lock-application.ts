import { readBefore } from '#platform/application/change-history.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { ApplicationChanged } from '../../domain/errors.js';
import type { FundingApplication } from '../../domain/funding-application.js';
import type { ApplicationViews } from '../lists/application-views.js';
import type { ApplicationRepository } from './application.repository.js';

/** For a change by staff: locks an application as they saw it. To be called inside the unit of work of the change. */
export class LockApplication {
  constructor(
    private readonly context: UseCaseContext,
    private readonly applications: ApplicationRepository,
    private readonly views: ApplicationViews,
  ) {}

  /**
   * `readAt` is the updatedAt of the application as the caller saw it, `readUntil` the latest among many of them;
   * without either the last change stands.
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
