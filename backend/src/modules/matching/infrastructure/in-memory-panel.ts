import { Injectable } from '@nestjs/common';
import { LenderPanel } from '#modules/lenders/public.js';
import { Panel } from '../application/panel.js';
import { compilePanel, type CompiledPanel } from '../domain/panel.js';

interface Kept {
  readonly version: number;
  readonly panel: CompiledPanel;
}

/** The compiled panel in this process's memory, compared with the directory's version on every call. */
@Injectable()
export class InMemoryPanel extends Panel {
  private kept: Kept | null = null;
  private loading: Promise<Kept> | null = null;

  constructor(private readonly lenders: LenderPanel) {
    super();
  }

  async current(): Promise<CompiledPanel> {
    const version = await this.lenders.version();
    if (this.kept?.version === version) return this.kept.panel;
    const underWay = await this.loading;
    // What was under way may have begun before the change that we have just seen.
    if (underWay && underWay.version >= version) return underWay.panel;
    const { panel } = await this.load();
    return panel;
  }

  /** Callers that meet share one load. */
  private load(): Promise<Kept> {
    this.loading ??= this.compile().finally(() => {
      this.loading = null;
    });
    return this.loading;
  }

  private async compile(): Promise<Kept> {
    const { version, lenders } = await this.lenders.load();
    this.kept = { version, panel: compilePanel(lenders) };
    return this.kept;
  }
}
