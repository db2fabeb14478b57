import { Injectable } from '@nestjs/common';
import { LenderPanel, type PanelChanges } from '#modules/lenders/public.js';
import { pause, slicesOf } from '#shared/application/slices.js';
import { Panel } from '../application/panel.js';
import { panelWith, type CompiledPanel } from '../domain/panel.js';

interface Kept {
  /** Null before the panel was read at all. */
  readonly version: number | null;
  readonly panel: CompiledPanel;
}

/** In slices: of fifty thousand changed lenders nobody else should notice anything. */
const compiled = async (
  before: CompiledPanel,
  { version, changed, removed }: PanelChanges,
): Promise<Kept> => {
  let panel = panelWith(before, [], removed);
  for (const slice of slicesOf(changed)) {
    panel = panelWith(panel, slice, []);
    await pause();
  }
  return { version, panel };
};

/**
 * The compiled panel in this process's memory. Its version is compared with the directory's on every call; what
 * has changed since, and nothing else, is read and compiled.
 */
@Injectable()
export class InMemoryPanel extends Panel {
  private kept: Kept = { version: null, panel: [] };
  private underWay: Promise<Kept> | null = null;

  constructor(private readonly lenders: LenderPanel) {
    super();
  }

  async current(): Promise<CompiledPanel> {
    const version = await this.lenders.version();
    if (this.kept.version === version) return this.kept.panel;
    const shared = await this.underWay;
    // What was under way may have begun before the change that we have just seen.
    if (shared?.version != null && shared.version >= version) return shared.panel;
    const { panel } = await this.catchUp();
    return panel;
  }

  /** Callers that meet share one way to the present. */
  private catchUp(): Promise<Kept> {
    this.underWay ??= this.follow().finally(() => {
      this.underWay = null;
    });
    return this.underWay;
  }

  private async follow(): Promise<Kept> {
    const changes = await this.lenders.changesSince(this.kept.version);
    // A database put back to an earlier day knows nothing of what was kept since.
    const putBack = this.kept.version !== null && changes.version < this.kept.version;
    this.kept = putBack
      ? await compiled([], await this.lenders.changesSince(null))
      : await compiled(this.kept.panel, changes);
    return this.kept;
  }
}
