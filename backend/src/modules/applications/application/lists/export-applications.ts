import type { Activity } from '#platform/application/activity-log.js';
import type { AccountHolder } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import type { ApplicationListRequest, ListApplications, ListedApplication } from './list-applications.js';

/** Exports all applications of a list, and logs the export with its filters. */
export class ExportApplications {
  constructor(
    private readonly context: UseCaseContext,
    private readonly list: ListApplications,
  ) {}

  /** In batches in the list's order, each read when requested. */
  async execute(
    request: ApplicationListRequest,
    actor: AccountHolder,
  ): Promise<AsyncIterable<readonly ListedApplication[]>> {
    const changes = exportedFilters(request);
    await this.context.unitOfWork.run(() =>
      this.context.activity.record({ actor, action: 'applications-exported', subject: actor, changes }),
    );
    return this.list.all(request, actor.id);
  }
}

/** The filters for the log. A search may contain personal data, so only its presence is logged. */
const exportedFilters = (request: ApplicationListRequest): NonNullable<Activity['changes']> => {
  const narrowed = Object.entries(request).filter(([name, value]) => name !== 'sort' && value !== undefined);
  return Object.fromEntries(
    narrowed.map(([name, value]) => [name, { from: null, to: name === 'q' ? 'given' : (value as string) }]),
  );
};
