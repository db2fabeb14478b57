import type { Activity } from '#platform/application/activity-log.js';
import type { AccountHolder } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import type { ApplicationListRequest, ListApplications, ListedApplication } from './list-applications.js';

/** Hands out all applications that a list holds; that somebody took them along, and which, is written down. */
export class ExportApplications {
  constructor(
    private readonly context: UseCaseContext,
    private readonly list: ListApplications,
  ) {}

  /** Some at a time, in the list's order: the next are read when they are asked for. */
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

/** By what they were narrowed. What was searched for may be about people: the log says only that there was something. */
const exportedFilters = (request: ApplicationListRequest): NonNullable<Activity['changes']> => {
  const narrowed = Object.entries(request).filter(([name, value]) => name !== 'sort' && value !== undefined);
  return Object.fromEntries(
    narrowed.map(([name, value]) => [name, { from: null, to: name === 'q' ? 'given' : (value as string) }]),
  );
};
