import type { Contributions } from '#platform/application/contributions.js';
import { ReleasesHeld, type HeldSubmissions } from './held-submissions.js';
import type { AccountHolder } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';

/** Has its module store a held submission as if it had not been held: with its id and original time. */
export class ReleaseHeld {
  constructor(
    private readonly context: UseCaseContext,
    private readonly held: HeldSubmissions,
    private readonly contributions: Contributions,
  ) {}

  /** @throws HeldSubmissionNotFound */
  execute(id: string, actor: AccountHolder): Promise<void> {
    return this.context.unitOfWork.run(async () => {
      const submission = await this.held.take(id);
      const { kind } = submission;
      const release = this.contributions.of(ReleasesHeld).find((one) => one.kind === kind);
      if (!release) throw new Error(`No module releases held submissions of the type ${kind}`);
      await release.release(submission);
      await this.context.activity.record({ actor, action: 'held-released', subject: { type: kind, id } });
    });
  }
}
