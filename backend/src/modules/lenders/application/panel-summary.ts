/** What anybody may know about the panel as a whole. */
export interface PanelFacts {
  /** Whether an active lender is still as the demonstration panel brought it: public facts, not offers. */
  readonly demonstration: boolean;
  readonly activeLenders: number;
}

export abstract class PanelSummary {
  /** As the panel stands at this moment. */
  abstract count(): Promise<PanelFacts>;
}
