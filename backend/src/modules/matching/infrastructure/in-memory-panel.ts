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
 * The compiled panel in this process's memory. Its version is compared with the directory's on every call; when that
 * has moved, all lenders are read and compiled anew.
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
    // What was being compiled may have been read before the change that we have just seen.
    if (shared !== null && shared.version >= version) return shared.panel;
    const { panel } = await this.compile();
    return panel;
  }

  /** Callers that meet share one reading. */
  private compile(): Promise<VersionedPanel> {
    this.compiling ??= this.readAndCompile().finally(() => {
      this.compiling = null;
    });
    return this.compiling;
  }

  private async readAndCompile(): Promise<VersionedPanel> {
    // Asked for first: a change that comes in between is in the panel already, and is compiled once more.
    const version = await this.lenders.version();
    const lenders = await this.lenders.all();
    const panel: CompiledLender[] = [];
    // In slices, so that others are answered meanwhile.
    for (const slice of slicesOf(activeInOrder(lenders))) {
      panel.push(...slice.map(compileLender));
      await pause();
    }
    this.compiled = { version, panel };
    return this.compiled;
  }
}
