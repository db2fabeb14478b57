import type { CompiledPanel } from '../domain/panel/panel.js';

export abstract class Panel {
  /** Includes every change of a lender committed before the call. */
  abstract current(): Promise<CompiledPanel>;
}
