import type { PartnerEmail } from '#kernel/partner-emails.js';
import { keysOf } from '#kernel/records.js';

/**
 * Every kind of email with the data of its job: ids, never personal details or secrets, because jobs outlive their
 * records and are shown to staff. A module may send an email that a higher one writes.
 */
interface MailKinds {
  'application-received': { readonly applicationId: string };
  'application-decided': { readonly applicationId: string; readonly to: 'approved' | 'rejected' };
  'case-moved': {
    readonly applicationId: string;
    readonly introducerId: string;
    readonly to: 'pending' | 'in_review' | 'approved' | 'rejected';
  };
  'case-progressed': {
    /** The email's own id; jobs of an earlier version have none. */
    readonly id?: string;
    readonly applicationId: string;
    readonly introducerId: string;
    readonly to: 'offers' | 'completed' | 'completion_reversed' | 'lender_declined';
  };
  'case-by-link': { readonly applicationId: string; readonly introducerId: string };
  'case-entered': { readonly applicationId: string; readonly introducerId: string };
  /** `id` is the email's own, as in the kinds below. */
  'links-renewed': { readonly id: string; readonly applicationId: string };
  'consent-asked': { readonly id: string; readonly applicationId: string };
  'offer-shared': { readonly id: string; readonly applicationId: string; readonly offerId: string };
  'offers-waiting': { readonly id: string; readonly applicationId: string };
  'offer-changed': { readonly id: string; readonly applicationId: string; readonly offerId: string };
  'offer-chosen': { readonly id: string; readonly applicationId: string; readonly offerId: string };
  'lender-declined': { readonly id: string; readonly applicationId: string; readonly submissionId: string };
  'deal-completed': {
    readonly completionId: string;
    readonly submissionId: string;
    readonly applicationId: string;
  };
  'completion-reversed': {
    readonly completionId: string;
    readonly submissionId: string;
    readonly applicationId: string;
  };
  'commission-disclosed': { readonly applicationId: string; readonly disclosureId: string };
  welcome: { readonly introducerId: string };
  'password-reset': { readonly resetId: string };
  'account-event': {
    readonly id: string;
    readonly role: 'admin' | 'introducer';
    readonly accountId: string;
    readonly event:
      | 'password-changed'
      | 'password-reset'
      | 'two-factor-turned-on'
      | 'two-factor-turned-off'
      | 'two-factor-reset'
      | 'recovery-code-used'
      | 'wrong-code-entered'
      | 'recovery-codes-renewed'
      | 'api-account-created'
      | 'introducer-suspended'
      | 'introducer-restored';
    /** ISO 8601, UTC. */
    readonly at: string;
  };
  'case-question-answered': { readonly questionId: string };
  'commission-answered': { readonly questionId: string };
  'statement-ready': { readonly statementId: string };
  'statement-paid': { readonly statementId: string };
  'complaint-received': { readonly complaintId: string };
  /** `sends` is the number of the invitation's email. */
  'staff-invitation': { readonly invitationId: string; readonly sends: number };
}

export type MailKind = keyof MailKinds;
export type MailData<Kind extends MailKind> = MailKinds[Kind];

/** The partner email that a kind belongs to; null for emails to others, and for those that cannot be turned off. */
type PartnerEmailOf<Kind extends MailKind> = PartnerEmail | ((data: MailData<Kind>) => PartnerEmail) | null;

const PROGRESS: Readonly<Record<MailData<'case-progressed'>['to'], PartnerEmail>> = {
  offers: 'offerMade',
  lender_declined: 'lenderDeclined',
  completed: 'dealCompleted',
  completion_reversed: 'completionReversed',
};

const PARTNER_EMAILS: { readonly [Kind in MailKind]: PartnerEmailOf<Kind> } = {
  'application-received': null,
  'application-decided': null,
  'case-moved': 'statusChanged',
  'case-progressed': ({ to }) => PROGRESS[to],
  'case-by-link': 'caseByLink',
  'case-entered': 'caseEntered',
  'links-renewed': null,
  'consent-asked': null,
  'offer-shared': null,
  'offers-waiting': null,
  'offer-changed': null,
  'offer-chosen': null,
  'lender-declined': null,
  'deal-completed': null,
  'completion-reversed': null,
  'commission-disclosed': null,
  welcome: null,
  'password-reset': null,
  'account-event': null,
  'case-question-answered': 'questionAnswered',
  'commission-answered': 'questionAnswered',
  'statement-ready': 'statementReady',
  'statement-paid': 'statementPaid',
  'complaint-received': null,
  'staff-invitation': null,
};

export const MAIL_KINDS = keysOf(PARTNER_EMAILS);

/** Whether partners can turn this kind off. */
export const isPartnerEmail = (kind: MailKind): boolean => PARTNER_EMAILS[kind] !== null;

/** Null for emails to others than partners, and for those that cannot be turned off. */
export const partnerEmailOf = <Kind extends MailKind>(
  kind: Kind,
  data: MailData<Kind>,
): PartnerEmail | null => {
  const email: PartnerEmailOf<Kind> = PARTNER_EMAILS[kind];
  return typeof email === 'function' ? email(data) : email;
};
