import type { Principal } from '#shared/application/principal.js';

/** Who imports, and whether the lenders are a broker's own or the demonstration's. */
export interface ImportOrigin {
  readonly actor: Principal;
  readonly panel: 'own' | 'demonstration';
}
