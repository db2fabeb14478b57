import type { KnownIntroducer } from '#modules/introducers/public.js';
import type { StatementInFull } from './statement-views.js';

/** A partner who is paid. */
export type Payee = Pick<
  KnownIntroducer,
  'companyName' | 'contactName' | 'email' | 'vatNumber' | 'selfBillingAgreedOn'
>;

/** A statement as a letter of the firm. */
export abstract class StatementDocuments {
  /** A PDF: the same bytes for the same statement. */
  abstract write(statement: StatementInFull, payee: Payee): Promise<Uint8Array>;
}
