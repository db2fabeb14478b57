import type { KnownIntroducer } from '#modules/introducers/public.js';
import type { StatementInFull } from './statement-views.js';

/** The partner who is paid. */
export type Payee = Pick<
  KnownIntroducer,
  'companyName' | 'contactName' | 'email' | 'vatNumber' | 'selfBillingAgreedOn'
>;

/** Writes a statement as a letter from the firm. */
export abstract class StatementDocuments {
  /** A PDF: the same bytes for the same statement. */
  abstract write(statement: StatementInFull, payee: Payee): Promise<Uint8Array>;
}
