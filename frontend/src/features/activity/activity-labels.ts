import { LENDER_FIELDS } from '@/api/lender-fields';
import type { ActivityEntry } from '@/features/activity/activity-api';
import { answerLabel } from '@/shared/application-answers/format-answer';
import { humanise, lookUp } from '@/shared/lib/labels';

type Actor = ActivityEntry['actor'];

const NAMELESS: Readonly<Record<Actor['type'], string>> = {
  admin: 'A former member of staff',
  introducer: 'A partner',
  'api-account': 'An API account',
  visitor: 'A visitor',
  system: 'The system',
};

/** Who did it, as a sentence begins. */
export const formatActor = ({ type, name }: Actor): string => {
  if (name === null) return lookUp(NAMELESS, type) ?? humanise(type);
  return type === 'api-account' ? `The API account ‘${name}’` : name;
};

/** Where no record is named after it, the sentence ends with what was done. */
interface Deed {
  what: string;
  named: boolean;
}

const to = (what: string): Deed => ({ what, named: true });
const alone = (what: string): Deed => ({ what, named: false });

const ACTION_PHRASES: Readonly<Record<ActivityEntry['action'], Deed>> = {
  'application-submitted': to('sent the application of'),
  'application-reviewed': to('changed the application of'),
  'application-owner-changed': to('changed who owns the application of'),
  'application-answered': to('answered open questions in the application from'),
  'application-corrected': to('corrected the answers in the application of'),
  'application-noted': to('wrote an internal note on the application of'),
  'duplicate-marked': to('marked as a duplicate: the application from'),
  'duplicate-unmarked': to('unmarked as a duplicate: the application from'),
  'perimeter-checked': to('checked the regulation of the application of'),
  'application-disclosed': to('recorded details shared for the application from'),
  'applications-exported': alone('exported applications'),
  'case-noted': to('wrote a note on the case of'),
  'links-revoked': to('withdrew the links of the application of'),
  'client-reached': to('recorded how they reached the client in the application of'),
  'links-renewed': to('sent new links for the application of'),
  'lender-created': to('added the lender'),
  'lender-updated': to('changed the lender'),
  'lender-deleted': to('deleted the lender'),
  'lender-confirmed': to('confirmed the lender'),
  'lenders-imported': to('imported'),
  'lender-import-undone': to('undid the import of'),
  'word-taught': to('saved the import term'),
  'word-forgotten': to('removed the taught word'),
  'introducer-signed-up': to('opened the partner’s account of'),
  'email-confirmed': to('confirmed the e-mail address of the partner'),
  'introducer-updated': to('changed the details of the partner'),
  'introducer-suspended': to('suspended the partner'),
  'introducer-restored': to('restored the partner'),
  'password-reset-sent': to('sent a reset mail to the partner'),
  'leads-looked-at': to('viewed the leads of the partner'),
  'referral-link-renewed': to('renewed the referral link of the partner'),
  'lead-added': alone('added a lead'),
  'lead-updated': alone('changed a lead'),
  'lead-deleted': alone('deleted a lead'),
  'leads-imported': alone('imported leads'),
  'submission-added': to('prepared a submission to'),
  'submission-moved': to('moved on the submission to'),
  'completion-changed': to('changed the completion with'),
  'submission-noted': to('wrote a note on the submission to'),
  'offer-made': to('recorded an offer of'),
  'offer-changed': to('changed an offer of'),
  'offer-withdrawn': to('withdrew an offer of'),
  'offer-shared': to('shared with the client: an offer from'),
  'offer-chosen': to('chose an offer of'),
  'consent-asked': to('asked the client about a lender in the application of'),
  'consent-given': to('agreed to a lender in the application of'),
  'consent-refused': to('refused a lender in the application of'),
  'consent-withdrawn': to('withdrew consent for a lender in the application from'),
  'task-added': to('added the task'),
  'task-changed': to('changed the task'),
  'task-done': to('did the task'),
  'task-reopened': to('reopened the task'),
  'calendar-link-renewed': to('created a new calendar link for'),
  'view-added': to('saved the view'),
  'view-changed': to('changed the view'),
  'view-deleted': to('deleted the view'),
  'commission-terms-agreed': to('agreed commission terms with'),
  'commission-earned': to('recorded commission earned by'),
  'receipt-recorded': to('recorded a lender payment (no partner share) for'),
  'commission-clawed-back': to('clawed back commission of'),
  'commission-adjusted': to('adjusted the commission of'),
  'commission-questioned': to('asked about the commission of'),
  'commission-answered': to('answered a question about the commission of'),
  'commission-disclosed': to('disclosed the commission to the client of'),
  'commission-disclosure-opened': to('opened the disclosure of commission for'),
  'commission-disclosure-acknowledged': to('acknowledged the disclosure of commission for'),
  'statement-drafted': to('drafted a commission statement for'),
  'statement-approved': to('approved the commission statement of'),
  'statement-paid': to('recorded payment of the commission statement for'),
  'statement-discarded': to('discarded a draft of the commission statement of'),
  'message-sent': to('wrote through the contact form as'),
  'message-handled': to('marked as handled the message of'),
  'message-reopened': to('reopened the message of'),
  'held-released': to('released from possible spam the submission of'),
  'held-discarded': alone('discarded a submission held as possible spam'),
  'api-account-created': to('created the API account'),
  'api-account-revoked': to('revoked the API account'),
  'staff-invited': to('invited to the staff'),
  'staff-invitation-resent': to('resent the invitation to'),
  'staff-invitation-withdrawn': to('withdrew the invitation to'),
  'staff-joined': alone('accepted an invitation to the staff'),
  'staff-role-changed': to('changed the role of'),
  'staff-removed': to('removed from the staff'),
  'admin-created': to('opened the staff account of'),
  'password-changed': to('changed the password of'),
  'password-reset': to('chose a new password for'),
  'session-ended': to('ended a session of'),
  'all-sessions-ended': to('ended all sessions of'),
  'other-sessions-ended': to('ended all other sessions of'),
  'two-factor-turned-on': to('turned on two-step sign-in for'),
  'two-factor-turned-off': to('turned off two-step sign-in for'),
  'two-factor-reset': to('reset the two-step sign-in of'),
  'recovery-code-used': to('used a recovery code of'),
  'wrong-code-entered': to('rejected a wrong code (password correct) for'),
  'recovery-codes-renewed': to('made new recovery codes for'),
  'job-retried': alone('had an unsent mail tried again'),
};

/** What was done; an action of a server that is newer than this page is told in its own words. */
export const phraseFor = ({ action }: Pick<ActivityEntry, 'action'>): Deed =>
  action in ACTION_PHRASES ? ACTION_PHRASES[action] : to(`(${action.replaceAll('-', ' ')})`);

/** The name of the record, or the one it had while it was there. */
export const formatSubject = ({ subject, changes }: ActivityEntry): string => {
  const named = changes.find(({ field }) => field === 'name');
  return subject.name ?? named?.from ?? named?.to ?? 'one that is gone';
};

/** What an import did to lenders, as its entry names the figures. */
const FIGURES: readonly string[] = ['created', 'updated', 'deleted', 'restored'];

/** How many lenders an entry about an import tells of; null for any other entry. */
export const lendersIn = ({ action, changes }: Pick<ActivityEntry, 'action' | 'changes'>): number | null => {
  if (action !== 'lenders-imported' && action !== 'lender-import-undone') return null;
  return changes
    .filter(({ field }) => FIGURES.includes(field))
    .reduce((sum, { to: figure }) => sum + Number(figure), 0);
};

/** What no form names. */
const NAMED: Readonly<Record<string, string>> = { ownerId: 'Owner', q: 'Search' };

/** A field as the forms of its record call it: 'maxLtv' → 'Maximum LTV'. */
export const formatField = (field: string, subjectType: string): string => {
  if (subjectType === 'application') return lookUp(NAMED, field) ?? answerLabel(field);
  return lookUp(NAMED, field) ?? lookUp(LENDER_FIELDS, field)?.label ?? humanise(field);
};

/** Statuses as the portals write them. */
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
  { value: 'lender-import', label: 'Imports of lenders' },
  { value: 'taught-word', label: 'Saved terms' },
  { value: 'lead', label: 'Leads' },
  { value: 'lead-import', label: 'Imports of leads' },
  { value: 'submission', label: 'Submissions to lenders' },
  { value: 'task', label: 'Tasks' },
  { value: 'view', label: 'Views of lists' },
  { value: 'commission-terms', label: 'Commission terms' },
  { value: 'commission', label: 'Commission' },
  { value: 'commission-disclosure', label: 'Commission disclosures' },
  { value: 'commission-statement', label: 'Commission statements' },
  { value: 'contact-message', label: 'Messages' },
  { value: 'api-account', label: 'API accounts' },
  { value: 'admin', label: 'Staff' },
  { value: 'staff-invitation', label: 'Invitations to the staff' },
  { value: 'job', label: 'Unsent emails' },
] as const;
