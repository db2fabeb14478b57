import type { Principal } from './principal.js';

/** One thing somebody did to one record. Holds ids and values, never a person's details. */
export interface Activity {
  readonly actor: Principal;
  /** Past tense, kebab-case: 'application-submitted', 'lender-updated'. */
  readonly action: string;
  readonly subject: { readonly type: string; readonly id: string };
  /** When it was done, where that is not now. */
  readonly at?: Date;
  /** Changed fields: from which value to which. */
  readonly changes?: Readonly<Record<string, { readonly from: unknown; readonly to: unknown }>>;
}

/** Append-only. Call it inside the unit of work of the change itself. */
export abstract class ActivityLog {
  abstract record(...entries: readonly Activity[]): Promise<void>;
}
