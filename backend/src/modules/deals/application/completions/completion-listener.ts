import type { Principal } from '#platform/application/principal.js';
import type { SubmissionLender } from '../../domain/lender-record.js';
import type { Case } from '../cases.js';

/** A completion, for listeners. */
export interface Completed {
  readonly completionId: string;
  readonly submissionId: string;
  readonly lockedCase: Case;
  /** The name stays if the lender is deleted. */
  readonly lender: SubmissionLender;
  /** A date in London: '2026-03-12'. */
  readonly completedOn: string;
  readonly drawnPence: number;
  readonly brokerCommissionPence: number;
}

export interface CompletionReversed extends Pick<Completed, 'completionId' | 'submissionId' | 'lockedCase'> {
  /** Free text; null if only the code was given. */
  readonly reason: string | null;
}

/**
 * A module that acts on completions; deals know none of them. Called inside the unit of work of the completion or its
 * reversal, with the case locked.
 */
export abstract class CompletionListener {
  abstract completed(completion: Completed, actor: Principal): Promise<void>;
  abstract reversed(reversal: CompletionReversed, actor: Principal): Promise<void>;
}
