import { keysOf } from '#kernel/records.js';

const NONE = 'null::text';

/**
 * Records about a person, by their names in the activity log: SQL over the row, besides its `email` and `created_at`.
 */
export const PERSON_RECORDS = {
  application: {
    table: 'application_submissions',
    words: 'Application',
    name: 'contact_name',
    company: 'company_name',
    phone: 'phone',
  },
  'contact-message': {
    table: 'contact_submissions',
    words: 'Message',
    name: 'name',
    company: NONE,
    phone: 'phone',
  },
  'held-submission': {
    table: 'held_submissions',
    words: 'Possible spam',
    name: 'name',
    company: `written ->> 'companyName'`,
    phone: `written ->> 'phone'`,
  },
  lead: { table: 'leads', words: 'Partner’s contact', name: 'name', company: 'company', phone: 'phone' },
  introducer: {
    table: 'introducers',
    words: 'Partner',
    name: 'contact_name',
    company: 'company_name',
    phone: 'phone',
  },
  admin: { table: 'admins', words: 'Member of staff', name: 'name', company: NONE, phone: NONE },
  'staff-invitation': {
    table: 'staff_invitations',
    words: 'Staff invitation',
    name: 'email',
    company: NONE,
    phone: NONE,
  },
  complaint: { table: 'complaints', words: 'Complaint', name: 'name', company: 'company', phone: 'phone' },
  'data-request': {
    table: 'data_requests',
    words: 'Data request',
    name: 'name',
    company: NONE,
    phone: 'phone',
  },
} as const;

export type PersonRecordType = keyof typeof PERSON_RECORDS;
export const PERSON_RECORD_TYPES = keysOf(PERSON_RECORDS);
