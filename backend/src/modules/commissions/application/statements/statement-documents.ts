import type { Payee } from './payees.js';
import type { StatementInFull } from './statement-views.js';

/** A statement as a letter of the firm. */
export abstract class StatementDocuments {
  /** A PDF: the same bytes for the same statement. */
  abstract write(statement: StatementInFull, payee: Payee): Promise<Uint8Array>;
}
