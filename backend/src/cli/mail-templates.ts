import {
  applicationReceived,
  caseByLink,
  caseEntered,
  caseMoved,
  caseProgressed,
  linksRenewed,
} from '#modules/applications/public.js';
import { accountEvent, passwordReset } from '#modules/auth/public.js';
import {
  caseQuestionAnswered,
  commissionAnswered,
  statementPaid,
  statementReady,
} from '#modules/commissions/public.js';
import { complaintReceived } from '#modules/complaints/public.js';
import {
  consentAsked,
  offerChanged,
  offerChosen,
  offersShared,
  offersWaiting,
} from '#modules/deals/public.js';
import { welcome } from '#modules/introducers/public.js';
import { staffInvitation } from '#modules/staff/public.js';
import {
  applicationDecided,
  commissionDisclosed,
  completionReversed,
  dealCompleted,
  lenderDeclined,
} from '#modules/status/public.js';
import type { MailKind, MailTemplate } from '#modules/mail/public.js';

/** The templates of all kinds of emails. */
export const MAIL_TEMPLATES: readonly MailTemplate<MailKind, unknown>[] = [
  applicationReceived,
  applicationDecided,
  caseMoved,
  caseProgressed,
  caseByLink,
  caseEntered,
  linksRenewed,
  consentAsked,
  offersShared,
  offersWaiting,
  offerChanged,
  offerChosen,
  lenderDeclined,
  dealCompleted,
  completionReversed,
  commissionDisclosed,
  welcome,
  passwordReset,
  accountEvent,
  caseQuestionAnswered,
  commissionAnswered,
  statementReady,
  statementPaid,
  complaintReceived,
  staffInvitation,
];
