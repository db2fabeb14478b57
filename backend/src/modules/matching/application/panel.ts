import type { CompiledPanel } from '../domain/panel/panel.js';

export abstract class Panel {
  /** Every change of a lender that was committed before the call is in it. */
  abstract current(): Promise<CompiledPanel>;
}
