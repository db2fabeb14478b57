import type { AcceptsFlag } from '#shared/domain/lender-fields.js';
import type { LenderTexts } from '#shared/domain/lender-texts.js';

/** A lender as everybody outside the directory sees it: the specification's 25 fields, text as text. */
export interface LenderView extends LenderTexts {
  readonly id: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** When somebody last said that all of this is so; null where nobody has yet. */
  readonly confirmedAt: string | null;
  /** The accepts-flags that hold only their default: nobody has stated them. */
  readonly notStated: readonly AcceptsFlag[];
}
