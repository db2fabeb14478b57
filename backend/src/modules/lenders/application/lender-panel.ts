import type { LenderLimits } from '#kernel/lending/lender-texts.js';
import type { LenderView } from './lender-view.js';

/** A lender with what its limits mean, read once for whoever judges by them. */
export type PanelLender = LenderView & { readonly limits: LenderLimits };

/** All lenders, as they stand in the database at this moment. */
export abstract class LenderPanel {
  /** Grows with every change of any lender; cheap enough to ask on every match. */
  abstract version(): Promise<number>;
  /** Active and inactive, by name. */
  abstract all(): Promise<PanelLender[]>;
}
