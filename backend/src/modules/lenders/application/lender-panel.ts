import type { LenderLimits } from '#shared/domain/lender-texts.js';
import type { LenderView } from './lender-view.js';

/** A lender with what its limits mean, read once for whoever judges by them. */
export type PanelLender = LenderView & { readonly limits: LenderLimits };

/** What has happened to the panel since a version of it. */
export interface PanelChanges {
  readonly version: number;
  /** New and changed lenders, active and inactive, as they stand at `version`. */
  readonly changed: readonly PanelLender[];
  /** The ids of lenders that are gone. */
  readonly removed: readonly string[];
}

/** All lenders, as they stand in the database at this moment. */
export abstract class LenderPanel {
  /** Grows with every change of any lender; cheap enough to ask on every match. */
  abstract version(): Promise<number>;
  /** One moment of the panel, compared with an earlier one; with nothing, so all lenders, when that is null. */
  abstract changesSince(version: number | null): Promise<PanelChanges>;
}
