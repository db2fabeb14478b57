import type { AccountHolder } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import type { ComplaintListRequest, ComplaintView, ComplaintViews } from './complaint-views.js';

/** Exports the register of complaints, and logs the export. */
export class ExportComplaints {
  constructor(
    private readonly context: UseCaseContext,
    private readonly views: ComplaintViews,
  ) {}

  /** In batches, in the list's order. */
  async execute(
    request: ComplaintListRequest,
    actor: AccountHolder,
  ): Promise<AsyncIterable<readonly ComplaintView[]>> {
    await this.context.unitOfWork.run(() =>
      this.context.activity.record({ actor, action: 'complaints-exported', subject: actor }),
    );
    return this.views.all(request);
  }
}
