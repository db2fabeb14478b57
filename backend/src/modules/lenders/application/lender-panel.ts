import type { LenderLimits } from '#kernel/lending/lender-texts.js';
import type { LenderView } from './lender-view.js';

/** A lender with its parsed limits. */
export type PanelLender = LenderView & { readonly limits: LenderLimits };

/** All lenders as now in the database. */
export abstract class LenderPanel {
  /** Increases with every change of any lender; cheap enough to query for every match. */
  abstract version(): Promise<number>;
  /** Active and inactive, by name. */
  abstract all(): Promise<PanelLender[]>;
}
