import type { MailTemplate } from './letter.js';
import { accountEvent, type AccountEventMail } from './templates/account-event.js';
import {
  completionReversed,
  dealCompleted,
  lenderDeclined,
  type ApplicantUpdate,
} from './templates/applicant-news.js';
import { applicationDecided, type ApplicationDecided } from './templates/application-decided.js';
import { applicationReceived, type ApplicationReceived } from './templates/application-received.js';
import { caseMoved, type CaseMoved } from './templates/case-moved.js';
import { caseProgressed, type CaseProgressed } from './templates/case-progressed.js';
import { caseByLink, caseEntered } from './templates/new-case.js';
import type { PartnerCase } from './templates/partner-case.js';
import { consentAsked, type ConsentAsked } from './templates/consent-asked.js';
import { commissionAnswered, type CommissionAnswered } from './templates/commission-answered.js';
import { commissionDisclosed, type CommissionDisclosed } from './templates/commission-disclosed.js';
import { linksRenewed, type LinksRenewed } from './templates/links-renewed.js';
import { offerChosen, type OfferChosen } from './templates/offer-chosen.js';
import {
  offerChanged,
  offersShared,
  type OfferChanged,
  type OffersShared,
} from './templates/offer-shared.js';
import { passwordReset, type PasswordReset } from './templates/password-reset.js';
import { staffInvitation, type StaffInvitationMail } from './templates/staff-invitation.js';
import { statementPaid, statementReady, type StatementMail } from './templates/statement.js';
import { welcome, type Welcome } from './templates/welcome.js';

/**
 * Every kind of mail: what its job holds, which are ids and never a person's details or a secret, because a job is kept
 * for longer than its record and shown to staff; and what its template needs, loaded at the moment of sending.
 */
interface MailKinds {
  'application-received': { data: { readonly applicationId: string }; content: ApplicationReceived };
  'application-decided': {
    data: { readonly applicationId: string; readonly to: 'approved' | 'rejected' };
    content: ApplicationDecided;
  };
  'case-moved': {
    data: {
      readonly applicationId: string;
      readonly introducerId: string;
      readonly to: CaseMoved['status'];
    };
    content: CaseMoved;
  };
  'case-progressed': {
    data: {
      /** The mail's own; jobs of an earlier version hold none. */
      readonly id?: string;
      readonly applicationId: string;
      readonly introducerId: string;
      readonly to: CaseProgressed['news'];
    };
    content: CaseProgressed;
  };
  'case-by-link': {
    data: { readonly applicationId: string; readonly introducerId: string };
    content: PartnerCase;
  };
  'case-entered': {
    data: { readonly applicationId: string; readonly introducerId: string };
    content: PartnerCase;
  };
  'links-renewed': {
    /** `id` is the mail's own. */
    data: { readonly id: string; readonly applicationId: string };
    content: LinksRenewed;
  };
  'consent-asked': {
    /** `id` is the mail's own. */
    data: { readonly id: string; readonly applicationId: string };
    content: ConsentAsked;
  };
  'offer-shared': {
    data: { readonly id: string; readonly applicationId: string; readonly offerId: string };
    content: OffersShared;
  };
  'offer-changed': {
    data: { readonly id: string; readonly applicationId: string; readonly offerId: string };
    content: OfferChanged;
  };
  'offer-chosen': {
    data: { readonly id: string; readonly applicationId: string; readonly offerId: string };
    content: OfferChosen;
  };
  'lender-declined': {
    /** `id` is the mail's own. */
    data: { readonly id: string; readonly applicationId: string; readonly submissionId: string };
    content: ApplicantUpdate;
  };
  'deal-completed': {
    data: { readonly completionId: string; readonly submissionId: string; readonly applicationId: string };
    content: ApplicantUpdate;
  };
  'completion-reversed': {
    data: { readonly completionId: string; readonly submissionId: string; readonly applicationId: string };
    content: ApplicantUpdate;
  };
  'commission-disclosed': {
    data: { readonly applicationId: string; readonly disclosureId: string };
    content: CommissionDisclosed;
  };
  welcome: { data: { readonly introducerId: string }; content: Welcome };
  'password-reset': { data: { readonly resetId: string }; content: PasswordReset };
  'account-event': {
    data: {
      /** The mail's own. */
      readonly id: string;
      readonly role: 'admin' | 'introducer';
      readonly accountId: string;
      readonly event: AccountEventMail['event'];
      /** ISO 8601, UTC. */
      readonly at: string;
    };
    content: AccountEventMail;
  };
  'commission-answered': { data: { readonly questionId: string }; content: CommissionAnswered };
  'statement-ready': { data: { readonly statementId: string }; content: StatementMail };
  'statement-paid': { data: { readonly statementId: string }; content: StatementMail };
  'staff-invitation': {
    /** `sends` says which of the invitation's mails this is. */
    data: { readonly invitationId: string; readonly sends: number };
    content: StaffInvitationMail;
  };
}

export type MailKind = keyof MailKinds;
export type MailData<Kind extends MailKind> = MailKinds[Kind]['data'];
export type MailContent<Kind extends MailKind> = MailKinds[Kind]['content'];

export const TEMPLATES: { readonly [Kind in MailKind]: MailTemplate<MailContent<Kind>> } = {
  'application-received': applicationReceived,
  'application-decided': applicationDecided,
  'case-moved': caseMoved,
  'case-progressed': caseProgressed,
  'case-by-link': caseByLink,
  'case-entered': caseEntered,
  'links-renewed': linksRenewed,
  'consent-asked': consentAsked,
  'offer-shared': offersShared,
  'offer-changed': offerChanged,
  'offer-chosen': offerChosen,
  'lender-declined': lenderDeclined,
  'deal-completed': dealCompleted,
  'completion-reversed': completionReversed,
  'commission-disclosed': commissionDisclosed,
  welcome,
  'password-reset': passwordReset,
  'account-event': accountEvent,
  'commission-answered': commissionAnswered,
  'statement-ready': statementReady,
  'statement-paid': statementPaid,
  'staff-invitation': staffInvitation,
};

export const MAIL_KINDS = Object.keys(TEMPLATES) as MailKind[];
