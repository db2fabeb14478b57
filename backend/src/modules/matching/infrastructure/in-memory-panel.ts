import { Injectable } from '@nestjs/common';
import { LenderPanel } from '#modules/lenders/public.js';
import { pause, slicesOf } from '#platform/application/slices.js';
import type { Panel } from '../application/panel.js';
import { compileLender } from '../domain/panel/compile-lender.js';
import type { CompiledLender } from '../domain/panel/compiled-lender.js';
import { activeInOrder, type CompiledPanel } from '../domain/panel/panel.js';

interface VersionedPanel {
  readonly version: number;
  readonly panel: CompiledPanel;
}

/**
 * The compiled panel in this process's memory. Each call compares its version with the database's; if it has changed,
 * all lenders are read and compiled again.
 */
@Injectable()
export class InMemoryPanel implements Panel {
  private compiled: VersionedPanel | null = null;
  private compiling: Promise<VersionedPanel> | null = null;

  constructor(private readonly lenders: LenderPanel) {}

  async current(): Promise<CompiledPanel> {
    const version = await this.lenders.version();
    if (this.compiled?.version === version) return this.compiled.panel;
    const shared = await this.compiling;
    // A compilation in progress may have started before the change that was just seen.
    if (shared !== null && shared.version >= version) return shared.panel;
    const { panel } = await this.compile();
    return panel;
  }

  /** Concurrent callers share one compilation. */
  private compile(): Promise<VersionedPanel> {
    this.compiling ??= this.readAndCompile().finally(() => {
      this.compiling = null;
    });
    return this.compiling;
  }

  private async readAndCompile(): Promise<VersionedPanel> {
    // Read first: a change in between is in the panel already, and causes one more compilation.
    const version = await this.lenders.version();
    const lenders = await this.lenders.all();
    const panel: CompiledLender[] = [];
    // In slices, so that other requests are served meanwhile.
    for (const slice of slicesOf(activeInOrder(lenders))) {
      panel.push(...slice.map(compileLender));
      await pause();
    }
    this.compiled = { version, panel };
    return this.compiled;
  }
}
