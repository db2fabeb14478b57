import type { Principal } from './principal.js';

/** Actions on an application's submissions to lenders. Its events have the same names. */
export const DEAL_ACTIONS = [
  'submission-added',
  'submission-moved',
  'submission-noted',
  'completion-changed',
  'offer-made',
  'offer-changed',
  'offer-withdrawn',
  'offer-shared',
  'offer-reminded',
  'offer-chosen',
  'consent-asked',
  'consent-given',
  'consent-refused',
  'consent-withdrawn',
  'lender-asked-about',
] as const;
export type DealAction = (typeof DEAL_ACTIONS)[number];

/** Contact of staff with the client of an application. */
export const CONTACT_ACTIONS = [
  'client-called',
  'client-emailed',
  'client-met',
  'client-not-reached',
] as const;
export type ContactAction = (typeof CONTACT_ACTIONS)[number];

/** Actions on commission disclosures. */
export const DISCLOSURE_ACTIONS = [
  'commission-disclosed',
  'commission-disclosure-sent',
  'commission-disclosure-opened',
  'commission-disclosure-acknowledged',
] as const;
export type DisclosureAction = (typeof DISCLOSURE_ACTIONS)[number];

/** Every action of the log, in the past tense. The API description and the portal's labels derive from this list. */
export const ACTIVITY_ACTIONS = [
  'application-submitted',
  'application-reviewed',
  'application-owner-changed',
  'application-answered',
  'application-corrected',
  'application-noted',
  'application-disclosed',
  'duplicate-marked',
  'duplicate-unmarked',
  'perimeter-checked',
  'applications-exported',
  'case-noted',
  'case-questioned',
  'case-question-answered',
  'links-revoked',
  'links-renewed',
  'client-reached',
  ...CONTACT_ACTIONS,
  'lender-created',
  'lender-updated',
  'lender-deleted',
  'lender-confirmed',
  'lenders-imported',
  'lender-import-undone',
  'word-taught',
  'word-forgotten',
  'introducer-signed-up',
  'email-confirmed',
  'introducer-updated',
  'introducer-suspended',
  'introducer-restored',
  'password-reset-sent',
  'leads-looked-at',
  'referral-link-renewed',
  'lead-added',
  'lead-updated',
  'lead-deleted',
  'leads-imported',
  ...DEAL_ACTIONS,
  'task-added',
  'task-changed',
  'task-done',
  'task-reopened',
  'calendar-link-renewed',
  'view-added',
  'view-changed',
  'view-deleted',
  'commission-terms-agreed',
  'commission-earned',
  'receipt-recorded',
  'receipt-reversed',
  'receivable-changed',
  'receivable-written-off',
  'commission-clawed-back',
  'commission-adjusted',
  'commission-questioned',
  'commission-answered',
  ...DISCLOSURE_ACTIONS,
  'statement-drafted',
  'statement-approved',
  'statement-paid',
  'statement-discarded',
  'message-sent',
  'message-handled',
  'message-reopened',
  'complaint-made',
  'complaint-changed',
  'complaints-exported',
  'data-request-recorded',
  'data-request-changed',
  'person-exported',
  'person-erased',
  'hold-placed',
  'hold-ended',
  'held-released',
  'held-discarded',
  'api-account-created',
  'api-account-revoked',
  'staff-invited',
  'staff-invitation-resent',
  'staff-invitation-withdrawn',
  'staff-joined',
  'staff-role-changed',
  'staff-phone-changed',
  'staff-removed',
  'admin-created',
  'password-changed',
  'password-reset',
  'session-ended',
  'all-sessions-ended',
  'other-sessions-ended',
  'two-factor-turned-on',
  'two-factor-turned-off',
  'two-factor-reset',
  'recovery-code-used',
  'recovery-codes-renewed',
  'wrong-code-entered',
  'job-retried',
] as const;
export type ActivityAction = (typeof ACTIVITY_ACTIONS)[number];

/** One action by one actor on one record. Holds ids and values, never personal details. */
export interface Activity {
  /** Set when a table of the record stores more about this entry under the same id. */
  readonly id?: string;
  readonly actor: Principal;
  readonly action: ActivityAction;
  readonly subject: { readonly type: string; readonly id: string };
  /** When it happened, if not now. */
  readonly at?: Date;
  /** Changed fields: previous and new value of each. */
  readonly changes?: Readonly<Record<string, { readonly from: unknown; readonly to: unknown }>>;
}

/** An entry that the record's own repository inserts, in the same statement as the record. */
export interface IdentifiedActivity extends Activity {
  readonly id: string;
}

/** Append-only. Call it inside the unit of work of the change itself. */
export abstract class ActivityLog {
  abstract record(...entries: readonly Activity[]): Promise<void>;
}
