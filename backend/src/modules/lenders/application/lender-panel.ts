import type { LenderView } from './lender-view.js';

/** All lenders, as they stand in the database at this moment. */
export abstract class LenderPanel {
  /** Grows with every change of any lender; cheap enough to ask on every match. */
  abstract version(): Promise<number>;
  /** Active and inactive lenders; they are at least as new as the version that comes with them. */
  abstract load(): Promise<{ version: number; lenders: LenderView[] }>;
}
