import type { Principal } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { DomainError } from '#kernel/errors.js';
import type { Review, ReviewApplication } from './review-application.js';

/** How many applications one call may change. */
export const MAX_REVIEWED = 500;

export interface BulkReview extends Pick<Review, 'ownerId' | 'status' | 'reason' | 'clientReason'> {
  /** The latest updatedAt among the applications as the caller saw them: what changed after it stays as it is. */
  readonly readUntil?: Date | undefined;
}

/** What became of one of many. */
export interface Reviewed {
  readonly id: string;
  readonly ok: boolean;
  /** Why it stayed as it was. */
  readonly error?: string;
}

/** The same change to many applications: each is changed or stays as it was, whatever becomes of the others. */
export class ReviewApplications {
  constructor(
    private readonly context: UseCaseContext,
    private readonly reviewApplication: ReviewApplication,
  ) {}

  /** @throws KeyReused */
  async execute(
    ids: readonly string[],
    review: BulkReview,
    key: string | null,
    actor: Principal,
  ): Promise<readonly Reviewed[]> {
    const request = { ids, review };
    const call = { operation: 'review-applications', principal: actor, key, request };
    const earlier = await this.context.idempotency.earlierAnswer<readonly Reviewed[]>(call);
    if (earlier) return earlier;
    const answer: Reviewed[] = [];
    for (const id of new Set(ids)) answer.push(await this.review(id, review, actor));
    // After the changes: made again, they change nothing.
    return this.context.idempotency.writeOnce(call, answer, () => Promise.resolve());
  }

  private async review(id: string, review: BulkReview, actor: Principal): Promise<Reviewed> {
    try {
      await this.reviewApplication.execute(id, review, actor);
      return { id, ok: true };
    } catch (error) {
      if (error instanceof DomainError) return { id, ok: false, error: error.message };
      throw error;
    }
  }
}
