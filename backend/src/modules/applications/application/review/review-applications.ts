import type { Principal } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { DomainError } from '#kernel/errors.js';
import type { Review, ReviewApplication } from './review-application.js';

/** The maximum number of applications per request. */
export const MAX_REVIEWED = 500;

export interface BulkReview extends Pick<Review, 'ownerId' | 'status' | 'reason' | 'clientReason'> {
  /** The latest `updatedAt` that the caller read: applications changed later are left unchanged. */
  readonly readUntil?: Date | undefined;
}

/** The result for one application. */
export interface Reviewed {
  readonly id: string;
  readonly ok: boolean;
  /** Why it was not changed. */
  readonly error?: string;
}

/** Applies one change to several applications; each succeeds or fails by itself. */
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
    // Stored after the changes: repeating those changes nothing.
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
