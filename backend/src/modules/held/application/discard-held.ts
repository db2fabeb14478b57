import type { HeldSubmissions } from './held-submissions.js';
import type { AccountHolder } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';

/** Deletes a held submission that is spam. */
export class DiscardHeld {
  constructor(
    private readonly context: UseCaseContext,
    private readonly held: HeldSubmissions,
  ) {}

  /** @throws HeldSubmissionNotFound */
  execute(id: string, actor: AccountHolder): Promise<void> {
    return this.context.unitOfWork.run(async () => {
      const { kind } = await this.held.take(id);
      await this.context.activity.record({ actor, action: 'held-discarded', subject: { type: kind, id } });
    });
  }
}
