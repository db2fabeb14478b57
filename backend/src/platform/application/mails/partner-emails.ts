import type { PartnerEmail } from '#kernel/partner-emails.js';
import type { MailData, MailKind } from './mail-kinds.js';

/** Which of the emails that partners can turn off a kind of mail is; null for one that goes to others or always. */
type PartnerEmailOf<Kind extends MailKind> = PartnerEmail | ((data: MailData<Kind>) => PartnerEmail) | null;

const PROGRESS: Readonly<Record<MailData<'case-progressed'>['to'], PartnerEmail>> = {
  offers: 'offerMade',
  lender_declined: 'lenderDeclined',
  completed: 'dealCompleted',
  completion_reversed: 'completionReversed',
};

const BY_KIND: { readonly [Kind in MailKind]: PartnerEmailOf<Kind> } = {
  'application-received': null,
  'application-decided': null,
  'case-moved': 'statusChanged',
  'case-progressed': ({ to }) => PROGRESS[to],
  'case-by-link': 'caseByLink',
  'case-entered': 'caseEntered',
  'consent-asked': null,
  'offer-shared': null,
  'offer-changed': null,
  'offer-chosen': null,
  'links-renewed': null,
  'lender-declined': null,
  'deal-completed': null,
  'completion-reversed': null,
  'commission-disclosed': null,
  welcome: null,
  'password-reset': null,
  'account-event': null,
  'commission-answered': 'questionAnswered',
  'statement-ready': 'statementReady',
  'statement-paid': 'statementPaid',
  'staff-invitation': null,
};

/** Whether partners can turn mails of a kind off. */
export const isPartnerEmail = (kind: MailKind): boolean => BY_KIND[kind] !== null;

/** Null for a mail that goes to others than partners, or always. */
export const partnerEmailOf = <Kind extends MailKind>(
  kind: Kind,
  data: MailData<Kind>,
): PartnerEmail | null => {
  const email: PartnerEmailOf<Kind> = BY_KIND[kind];
  return typeof email === 'function' ? email(data) : email;
};

/** What partners have chosen, asked at the moment of sending. */
export abstract class PartnerEmailChecks {
  /** Also false for a partner who is gone or suspended, or whose address is not confirmed. */
  abstract isWanted(introducerId: string, email: PartnerEmail): Promise<boolean>;
}
