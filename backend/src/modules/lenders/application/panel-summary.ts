import type { LenderPanel } from './lender-panel.js';

/** What anybody may know about the panel as a whole. */
export interface PanelFacts {
  /** Whether an active lender is still as the demonstration panel brought it: public facts, not offers. */
  readonly demonstration: boolean;
  readonly activeLenders: number;
}

export abstract class PanelFactsSource {
  abstract count(): Promise<PanelFacts>;
}

/** Counts again only when a lender has changed. */
export class SummarisePanel {
  private known: { readonly version: number; readonly facts: PanelFacts } | null = null;

  constructor(
    private readonly panel: LenderPanel,
    private readonly source: PanelFactsSource,
  ) {}

  async execute(): Promise<PanelFacts> {
    const version = await this.panel.version();
    if (this.known?.version !== version) this.known = { version, facts: await this.source.count() };
    return this.known.facts;
  }
}
