import { LENDER_FIELDS } from '@/api/lender-fields';
import type { ActivityEntry } from '@/features/activity/activity-api';
import { answerLabel } from '@/shared/application-answers/format-answer';
import { humanise, lookUp } from '@/shared/lib/labels';

type Actor = ActivityEntry['actor'];

const NAMELESS: Readonly<Record<Actor['type'], string>> = {
  admin: 'A former team member',
  introducer: 'A partner',
  'api-account': 'An API account',
  visitor: 'A visitor',
  system: 'The system',
};

/** The actor, at the start of a sentence. */
export const formatActor = ({ type, name }: Actor): string => {
  if (name === null) return lookUp(NAMELESS, type) ?? humanise(type);
  return type === 'api-account' ? `The API account ‘${name}’` : name;
};

/** A template per action with a place for the record's name; without a place, the record is not named. */
const ACTION_TEMPLATES: Readonly<Record<ActivityEntry['action'], string>> = {
  'application-submitted': 'submitted the application from {record}',
  'application-reviewed': 'updated the application from {record}',
  'application-owner-changed': 'changed the owner of the application from {record}',
  'application-answered': 'answered open questions in the application from {record}',
  'application-corrected': 'corrected answers in the application from {record}',
  'application-noted': 'edited the internal note on the application from {record}',
  'duplicate-marked': 'marked the application from {record} as a duplicate',
  'duplicate-unmarked': 'unmarked the application from {record} as a duplicate',
  'perimeter-checked': 'recorded the regulation check for the application from {record}',
  'application-disclosed': 'recorded details shared for the application from {record}',
  'applications-exported': 'exported applications',
  'case-noted': 'edited the note on the case from {record}',
  'case-questioned': 'asked about the case from {record}',
  'case-question-answered': 'answered a question about the case from {record}',
  'links-revoked': 'withdrew the client’s links to the application from {record}',
  'client-called': 'called the client of the application from {record}',
  'client-emailed': 'emailed the client of the application from {record}',
  'client-met': 'met the client of the application from {record}',
  'client-not-reached': 'called the client of the application from {record} without an answer',
  'client-reached': 'recorded how they reached the client of the application from {record}',
  'links-renewed': 'sent the client new links to the application from {record}',
  'lender-created': 'added the lender {record}',
  'lender-updated': 'updated the lender {record}',
  'lender-deleted': 'deleted the lender {record}',
  'lender-confirmed': 'confirmed the criteria of the lender {record}',
  'lenders-imported': 'imported {record}',
  'lender-import-undone': 'undid the import of {record}',
  'word-taught': 'saved the import term {record}',
  'word-forgotten': 'removed the import term {record}',
  'introducer-signed-up': 'opened the partner account of {record}',
  'email-confirmed': 'confirmed the email address of the partner {record}',
  'introducer-updated': 'updated the details of the partner {record}',
  'introducer-suspended': 'suspended the partner {record}',
  'introducer-restored': 'restored the partner {record}',
  'password-reset-sent': 'sent a password reset email to the partner {record}',
  'leads-looked-at': 'viewed the leads of the partner {record}',
  'referral-link-renewed': 'renewed the referral link of the partner {record}',
  'lead-added': 'added a lead',
  'lead-updated': 'updated a lead',
  'lead-deleted': 'deleted a lead',
  'leads-imported': 'imported leads',
  'submission-added': 'prepared a submission to {record}',
  'submission-moved': 'updated the status of the submission to {record}',
  'completion-changed': 'changed the completion with {record}',
  'submission-noted': 'edited the note on the submission to {record}',
  'offer-made': 'recorded an offer from {record}',
  'offer-changed': 'changed an offer from {record}',
  'offer-withdrawn': 'withdrew an offer from {record}',
  'offer-shared': 'shared an offer from {record} with the client',
  'offer-reminded': 'reminded the client of an offer from {record}',
  'offer-chosen': 'chose an offer from {record}',
  'consent-asked': 'asked the client for consent to a lender in the application from {record}',
  'consent-given': 'gave consent to a lender in the application from {record}',
  'consent-refused': 'refused consent to a lender in the application from {record}',
  'consent-withdrawn': 'withdrew consent for a lender in the application from {record}',
  'lender-asked-about': 'asked about a lender in the application from {record}',
  'task-added': 'added the task {record}',
  'task-changed': 'changed the task {record}',
  'task-done': 'completed the task {record}',
  'task-reopened': 'reopened the task {record}',
  'calendar-link-renewed': 'created a new calendar link for {record}',
  'view-added': 'saved the view {record}',
  'view-changed': 'changed the view {record}',
  'view-deleted': 'deleted the view {record}',
  'commission-terms-agreed': 'agreed commission terms with {record}',
  'commission-earned': 'recorded commission earned by {record}',
  'receipt-recorded': 'recorded a lender payment for {record}',
  'receipt-reversed': 'undid a lender payment for {record}',
  'receivable-changed': 'changed the receivable from {record}',
  'receivable-written-off': 'wrote off the receivable from {record}',
  'commission-clawed-back': 'clawed back commission from {record}',
  'commission-adjusted': 'adjusted the commission for {record}',
  'commission-questioned': 'asked about the commission for {record}',
  'commission-answered': 'answered a question about the commission for {record}',
  'commission-disclosed': 'disclosed the commission to the client of {record}',
  'commission-disclosure-sent': 'sent the commission disclosure to the client of {record}',
  'commission-disclosure-opened': 'opened the commission disclosure for {record}',
  'commission-disclosure-acknowledged': 'acknowledged the commission disclosure for {record}',
  'statement-drafted': 'drafted a commission statement for {record}',
  'statement-approved': 'approved the commission statement for {record}',
  'statement-paid': 'recorded payment of the commission statement for {record}',
  'statement-discarded': 'discarded the draft commission statement for {record}',
  'message-sent': 'sent a message through the contact form as {record}',
  'message-handled': 'marked the message from {record} as handled',
  'message-reopened': 'reopened the message from {record}',
  'complaint-made': 'submitted the complaint {record}',
  'complaint-changed': 'updated the complaint {record}',
  'complaints-exported': 'exported the register of complaints',
  'data-request-recorded': 'recorded the data request {record}',
  'data-request-changed': 'updated the data request {record}',
  'person-exported': 'exported personal data for the data request {record}',
  'person-erased': 'erased personal data',
  'hold-placed': 'put a hold on {record}',
  'hold-ended': 'ended the hold on {record}',
  'held-released': 'released the submission from {record}, held as possible spam',
  'held-discarded': 'discarded a submission held as possible spam',
  'api-account-created': 'created the API account {record}',
  'api-account-revoked': 'revoked the API account {record}',
  'staff-invited': 'invited {record} to the team',
  'staff-invitation-resent': 'resent the invitation to {record}',
  'staff-invitation-withdrawn': 'withdrew the invitation to {record}',
  'staff-joined': 'accepted an invitation to the team',
  'staff-role-changed': 'changed the role of {record}',
  'staff-phone-changed': 'changed the phone number of {record}',
  'staff-removed': 'removed {record} from the team',
  'admin-created': 'opened the staff account of {record}',
  'password-changed': 'changed the password for {record}',
  'password-reset': 'reset the password for {record}',
  'session-ended': 'ended a session of {record}',
  'all-sessions-ended': 'ended all sessions of {record}',
  'other-sessions-ended': 'ended all other sessions of {record}',
  'two-factor-turned-on': 'turned on two-step sign-in for {record}',
  'two-factor-turned-off': 'turned off two-step sign-in for {record}',
  'two-factor-reset': 'reset two-step sign-in for {record}',
  'recovery-code-used': 'used a recovery code for {record}',
  'wrong-code-entered': 'rejected a wrong code (password correct) for {record}',
  'recovery-codes-renewed': 'created new recovery codes for {record}',
  'job-retried': 'retried an unsent email',
};

interface ActionWords {
  before: string;
  /** The text after the record's name; null if the template has no place for it. */
  after: string | null;
}

/** The text around the record's name. An unknown action from a newer server is shown by its key. */
export function wordsAround({ action }: Pick<ActivityEntry, 'action'>): ActionWords {
  const template = lookUp(ACTION_TEMPLATES, action) ?? `(${action.replaceAll('-', ' ')}) {record}`;
  const [before = '', after] = template.split('{record}');
  return { before, after: after ?? null };
}

/** The record's name, or its last name if it was deleted. */
export const formatSubject = ({ subject, changes }: ActivityEntry): string => {
  const named = changes.find(({ field }) => field === 'name');
  return subject.name ?? named?.from ?? named?.to ?? 'a deleted record';
};

/** The counts of changed lenders in an import's entry. */
const FIGURES: readonly string[] = ['created', 'updated', 'deleted', 'restored'];

/** The number of lenders that an import changed; null for other entries. */
export const lendersIn = ({ action, changes }: Pick<ActivityEntry, 'action' | 'changes'>): number | null => {
  if (action !== 'lenders-imported' && action !== 'lender-import-undone') return null;
  return changes
    .filter(({ field }) => FIGURES.includes(field))
    .reduce((sum, { to: figure }) => sum + Number(figure), 0);
};

/** Labels of fields that are on no form. */
const NAMED: Readonly<Record<string, string>> = { ownerId: 'Owner', q: 'Search' };

/** A field's label on its record's form: 'maxLtv' → 'Maximum LTV'. */
export const formatField = (field: string, subjectType: string): string => {
  if (subjectType === 'application') return lookUp(NAMED, field) ?? answerLabel(field);
  return lookUp(NAMED, field) ?? lookUp(LENDER_FIELDS, field)?.label ?? humanise(field);
};

/** A value as the portals show it: statuses as labels, null as 'nothing'. */
export const formatValue = (value: string | null): string => {
  if (value === null) return 'nothing';
  return /^[a-z]+(?:[_-][a-z]+)*$/.test(value) ? value.replaceAll(/[_-]/g, ' ') : value;
};

export const ACTOR_TYPES = [
  { value: 'admin', label: 'Staff' },
  { value: 'introducer', label: 'Partners' },
  { value: 'api-account', label: 'API accounts' },
  { value: 'visitor', label: 'Visitors' },
  { value: 'system', label: 'The system' },
] as const;

export const SUBJECT_TYPES = [
  { value: 'application', label: 'Applications' },
  { value: 'introducer', label: 'Partners' },
  { value: 'lender', label: 'Lenders' },
  { value: 'lender-import', label: 'Lender imports' },
  { value: 'taught-word', label: 'Saved terms' },
  { value: 'lead', label: 'Leads' },
  { value: 'lead-import', label: 'Lead imports' },
  { value: 'submission', label: 'Submissions to lenders' },
  { value: 'task', label: 'Tasks' },
  { value: 'view', label: 'List views' },
  { value: 'commission-terms', label: 'Commission terms' },
  { value: 'receivable', label: 'Receivables' },
  { value: 'commission', label: 'Commission' },
  { value: 'commission-disclosure', label: 'Commission disclosures' },
  { value: 'commission-statement', label: 'Commission statements' },
  { value: 'contact-message', label: 'Messages' },
  { value: 'complaint', label: 'Complaints' },
  { value: 'data-request', label: 'Data requests' },
  { value: 'api-account', label: 'API accounts' },
  { value: 'admin', label: 'Staff' },
  { value: 'staff-invitation', label: 'Staff invitations' },
  { value: 'job', label: 'Unsent emails' },
] as const;
