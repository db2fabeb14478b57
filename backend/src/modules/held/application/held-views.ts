import type { HeldSubmission } from './held-submissions.js';
import type { ListRequest, OrderByAge, Page } from '#platform/application/list.js';
import type { ViewOf } from '#platform/application/view.js';

export interface HeldListRequest extends ListRequest<OrderByAge> {
  /** Part of the sender's name or address, or of the message. */
  readonly q?: string;
}

/** A held submission as staff see it. */
export interface HeldView extends ViewOf<HeldSubmission, 'id' | 'kind' | 'name' | 'email' | 'createdAt'> {
  /** What the sender filled in, by field. */
  readonly written: Readonly<Record<string, string>>;
}

export abstract class HeldViews {
  /** @throws InvalidInput when the cursor is not one of ours */
  abstract page(request: HeldListRequest): Promise<Page<HeldView>>;
  /** @throws HeldSubmissionNotFound */
  abstract one(id: string): Promise<HeldView>;
}
