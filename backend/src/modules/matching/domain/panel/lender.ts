import type { AcceptsFlag } from '#kernel/lending/lender-fields.js';
import type { LenderLimits, LenderTexts } from '#kernel/lending/lender-texts.js';

/** A lender as the lenders module gives it to the rule: its texts, and its parsed limits. */
export interface LenderRecord extends LenderTexts {
  readonly id: string;
  readonly limits: LenderLimits;
  readonly notStated: readonly AcceptsFlag[];
}
