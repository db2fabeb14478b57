import { entriesOf } from '#kernel/records.js';
import type { PeriodName } from './periods.js';
import type { PersonRecordType } from './person-record-types.js';

/** Whose personal data it is, as the register shows it. */
export type Whose =
  'client' | 'partner' | 'partner’s contact' | 'staff' | 'visitor' | 'complainant' | 'lender' | 'several';

/** What happens to a table's rows when their record is erased: they are deleted, or their personal data is. */
type Fate = 'deleted' | 'blanked';

/** Which rows belong to a kind of record: a condition on the ids of such records, `$1`. */
interface RowsOf {
  readonly record: PersonRecordType;
  readonly where: string;
}

/** The personal data of a table. */
export interface Holding {
  /** Its content in words: 'Answers', 'Notes about the submission to a lender'. */
  readonly holds: string;
  readonly whose: Whose;
  readonly period: PeriodName;
  readonly of?: readonly RowsOf[];
  /** When the record is deleted. */
  readonly whenDeleted: Fate;
  /** When the record is made anonymous. */
  readonly whenAnonymised: Fate;
  /** Each column that can hold personal data, with its replacement: SQL. */
  readonly personal: Readonly<Record<string, string>>;
  /** All other text columns: fixed values, figures, keys of lenders and products, digests. */
  readonly impersonal: readonly string[];
  /** Personal columns that staff wrote for themselves, and those about other people. */
  readonly internal?: readonly string[];
  readonly others?: readonly string[];
}

const NULL = 'null';
const ERASED = `'Erased'`;
const BLANK = `''`;

const words = (text: string): readonly string[] => text.split(/\s+/).filter((word) => word !== '');
/** Columns set to null. */
const emptied = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(words(text).map((column) => [column, NULL]));

/** For a table without personal data. */
const nothingPersonal = (text: string) => ({ personal: {}, impersonal: words(text) });

const client = { whose: 'client', period: 'enquiry' } as const;
const ofApplication = (where: string): readonly RowsOf[] => [{ record: 'application', where }];
const ofPartner = (where: string): readonly RowsOf[] => [{ record: 'introducer', where }];
const ofStaff = (where: string): readonly RowsOf[] => [{ record: 'admin', where }];
const itself = (record: PersonRecordType): readonly RowsOf[] => [{ record, where: 'id = any ($1)' }];
/** For account holders. */
const ofAccount = (role: 'introducer' | 'admin'): RowsOf => ({
  record: role,
  where: `role = '${role}' and account_id = any ($1)`,
});
const ofAccounts = [ofAccount('introducer'), ofAccount('admin')];
/** Automatic tasks, by the ids of their causes. */
const taskOf = (record: PersonRecordType, subjects: string, ...kinds: readonly string[]): RowsOf => ({
  record,
  where: `kind in (${kinds.map((kind) => `'${kind}'`).join(', ')}) and split_part(subject, ':', 1) in (${subjects})`,
});
const IDS = 'select unnest($1::uuid[])::text';
/** Rows that are always deleted with their record. */
const goes = { whenDeleted: 'deleted', whenAnonymised: 'deleted' } as const;
/** Rows that are deleted with their record, but kept for figures when it is made anonymous. */
const figures = { whenDeleted: 'deleted', whenAnonymised: 'blanked' } as const;
/** Rows that are always kept. */
const stays = { whenDeleted: 'blanked', whenAnonymised: 'blanked' } as const;

const OF_SUBMISSION = 'submission_id in (select id from lender_submissions where application_id = any ($1))';

/**
 * The register of personal data: for every column that can hold some, whose it is, why and how long it is kept, and
 * what happens at the end. Search, export, erasure, retention, the privacy page and docs/privacy.md derive from it. A
 * test fails for a text column that is missing. Tables come before those that they refer to.
 */
export const REGISTER = {
  applicant_links: {
    ...client,
    ...goes,
    holds: 'Links to results and status, as digests',
    of: ofApplication('application_id = any ($1)'),
    ...nothingPersonal('results_digest status_digest'),
  },
  application_events: {
    ...client,
    ...goes,
    holds: 'History, with reasons and earlier answers',
    of: ofApplication('application_id = any ($1)'),
    personal: emptied('reason client_reason answers'),
    impersonal: words(
      'kind actor_type from_status to_status from_lender to_lender submission_lender from_state to_state',
    ),
  },
  application_disclosures: {
    ...client,
    ...goes,
    holds: 'Who received the details',
    of: ofApplication('application_id = any ($1)'),
    personal: { recipient: ERASED, what: NULL },
    impersonal: [],
  },
  tasks: {
    whose: 'client',
    period: 'enquiry',
    ...goes,
    holds: 'Tasks of our staff',
    of: [
      ...ofApplication('application_id = any ($1)'),
      taskOf('contact-message', IDS, 'question'),
      taskOf('complaint', IDS, 'acknowledge_complaint', 'answer_complaint'),
      taskOf('data-request', IDS, 'confirm_identity', 'answer_data_request'),
      taskOf(
        'introducer',
        'select id::text from commission_questions where introducer_id = any ($1)',
        'case_question',
        'commission_question',
      ),
    ],
    personal: { title: ERASED },
    impersonal: words('kind subject'),
    internal: ['title'],
  },
  commission_disclosure_documents: {
    ...client,
    period: 'deal',
    ...goes,
    holds: 'What we told the client about commission, as documents',
    of: ofApplication(
      'disclosure_id in (select id from commission_disclosures where application_id = any ($1))',
    ),
    personal: { document: BLANK },
    impersonal: [],
  },
  commission_disclosures: {
    ...client,
    period: 'deal',
    ...goes,
    holds: 'What we told the client about commission, and who confirmed reading it',
    of: ofApplication('application_id = any ($1)'),
    personal: { text: ERASED, acknowledged_by: NULL },
    impersonal: words('sha256 offers'),
  },
  commission_questions: {
    whose: 'partner',
    period: 'deal',
    ...goes,
    holds: 'The partner’s questions about cases and commission, and our answers',
    of: [...ofApplication('application_id = any ($1)'), ...ofPartner('introducer_id = any ($1)')],
    personal: { question: ERASED, answer: NULL },
    impersonal: words('about'),
    others: ['question', 'answer'],
  },
  offers: {
    ...client,
    ...figures,
    holds: 'Lenders’ offers',
    of: ofApplication(OF_SUBMISSION),
    personal: emptied('conditions'),
    impersonal: words('kind rate_kind repayment broker_commission_basis'),
  },
  completions: {
    ...client,
    period: 'deal',
    ...figures,
    holds: 'Completions',
    of: ofApplication(OF_SUBMISSION),
    personal: emptied('facility_reference'),
    impersonal: [],
  },
  commission_entries: {
    whose: 'partner',
    period: 'deal',
    ...stays,
    holds: 'Commission ledger',
    of: [...ofApplication('application_id = any ($1)'), ...ofPartner('introducer_id = any ($1)')],
    personal: { how: ERASED },
    impersonal: words('kind'),
    others: ['how'],
  },
  receivable_receipts: {
    ...client,
    period: 'deal',
    ...stays,
    holds: 'Lenders’ payments to us',
    of: ofApplication('receivable_id in (select id from receivables where application_id = any ($1))'),
    personal: emptied('reference reason'),
    impersonal: [],
  },
  receivables: {
    ...client,
    period: 'deal',
    ...stays,
    holds: 'What lenders owe us',
    of: ofApplication('application_id = any ($1)'),
    personal: emptied('write_off_reason'),
    impersonal: words('lender_name origin pay_when state'),
  },
  lender_consents: {
    ...client,
    ...figures,
    holds: 'Consents to lenders',
    of: ofApplication('application_id = any ($1)'),
    ...nothingPersonal('lender_name state via'),
  },
  lender_questions: {
    ...client,
    ...goes,
    holds: 'The client’s questions to us about lenders',
    of: ofApplication('application_id = any ($1)'),
    personal: emptied('message'),
    impersonal: words('lender_name'),
  },
  lender_submissions: {
    ...client,
    ...figures,
    holds: 'Submissions to lenders, with references, notes and reasons',
    of: ofApplication('application_id = any ($1)'),
    personal: { ...emptied('reference notes reason'), company_name: ERASED },
    impersonal: words('lender_name state sent_via reason_code product_keys'),
    internal: ['notes'],
  },
  application_submissions: {
    ...client,
    ...figures,
    holds: 'Answers, contact details and notes',
    of: itself('application'),
    personal: {
      company_name: ERASED,
      contact_name: ERASED,
      email: BLANK,
      phone: BLANK,
      ...emptied(`purpose trading_history annual_turnover monthly_revenue employees company_number business_sector
        registered_address credit_score has_adverse_credit adverse_credit_details existing_loans property_value
        purchase_price property_type property_address ltv exit_strategy development_type gdo refurb_costs asset_type
        asset_age asset_condition invoice_volume debtor_concentration average_invoice_value notes partner_notes
        external_reference legal_form secured_on_home perimeter_note company_number_key email_key company_key`),
      amount: BLANK,
      matched_lenders: `'[]'`,
    },
    impersonal: words(
      `funding_type assigned_lender match_score rule_version status product_keys staff_source placement stage perimeter
        perimeter_outcome`,
    ),
    internal: ['notes'],
    others: ['partner_notes'],
  },
  application_counts: {
    ...client,
    ...stays,
    holds: 'Numbers of applications',
    ...nothingPersonal('status product_keys stage'),
  },
  contact_submissions: {
    whose: 'visitor',
    period: 'message',
    ...goes,
    holds: 'Messages from the contact form',
    of: itself('contact-message'),
    personal: { name: ERASED, email: BLANK, phone: NULL, message: BLANK },
    impersonal: [],
  },
  held_submissions: {
    whose: 'visitor',
    period: 'held',
    ...goes,
    holds: 'Forms that look like spam',
    of: itself('held-submission'),
    personal: { name: ERASED, email: BLANK, written: `'{}'`, context: NULL },
    impersonal: words('kind'),
  },
  complaints: {
    whose: 'complainant',
    period: 'complaint',
    ...goes,
    holds: 'Complaints, with our answers',
    of: itself('complaint'),
    personal: {
      ...emptied('company phone wanted root_cause notes'),
      name: ERASED,
      email: BLANK,
      what_happened: BLANK,
    },
    impersonal: words('reference kind product outcome'),
    internal: ['root_cause', 'notes'],
  },
  data_requests: {
    whose: 'complainant',
    period: 'complaint',
    ...goes,
    holds: 'Requests about personal data, with our answers',
    of: itself('data-request'),
    personal: { ...emptied('phone notes letter'), name: ERASED, email: BLANK },
    impersonal: words('reference kind requested_by pauses records outcome identity_checked_by'),
    internal: ['notes'],
  },
  holds: {
    whose: 'several',
    period: 'complaint',
    ...goes,
    holds: 'Holds, with reasons',
    of: (['application', 'introducer', 'contact-message'] as const).map((record) => ({
      record,
      where: `subject_type = '${record}' and subject_id = any ($1)`,
    })),
    personal: { reason: ERASED },
    impersonal: words('subject_type'),
    internal: ['reason'],
  },
  leads: {
    whose: 'partner’s contact',
    period: 'lead',
    ...goes,
    holds: 'Contacts in a partner’s list',
    of: [...itself('lead'), ...ofPartner('introducer_id = any ($1)')],
    personal: { name: ERASED, email: BLANK, email_key: BLANK, ...emptied('phone company source notes') },
    impersonal: words('status'),
    others: ['notes', 'source'],
  },
  users: {
    whose: 'partner',
    period: 'partner',
    ...goes,
    holds: 'API accounts',
    of: ofPartner('introducer_id = any ($1)'),
    personal: { username: `'erased:' || id`, name: ERASED },
    impersonal: words('password'),
  },
  introducer_events: {
    whose: 'partner',
    period: 'partner',
    ...goes,
    holds: 'Suspensions, with reasons',
    of: ofPartner('introducer_id = any ($1)'),
    personal: { reason: ERASED },
    impersonal: words('kind'),
    internal: ['reason'],
  },
  email_confirmations: {
    whose: 'partner',
    period: 'signIn',
    ...goes,
    holds: 'Links to confirm an email address, as digests',
    of: ofPartner('introducer_id = any ($1)'),
    ...nothingPersonal('digest'),
  },
  referral_links: {
    whose: 'partner',
    period: 'partner',
    ...goes,
    holds: 'Referral link',
    of: ofPartner('introducer_id = any ($1)'),
    ...nothingPersonal('token'),
  },
  commission_statement_documents: {
    whose: 'several',
    period: 'partner',
    ...goes,
    holds: 'Commission statements, as documents',
    of: ofPartner('statement_id in (select id from commission_statements where introducer_id = any ($1))'),
    personal: { document: BLANK },
    impersonal: [],
    others: ['document'],
  },
  commission_statements: {
    whose: 'partner',
    period: 'partner',
    ...stays,
    holds: 'Commission statements: sums',
    of: ofPartner('introducer_id = any ($1)'),
    personal: emptied('payment_reference'),
    impersonal: words('number month state'),
  },
  introducers: {
    whose: 'partner',
    period: 'partner',
    ...stays,
    holds: 'Account: names, contact details, VAT number',
    of: itself('introducer'),
    personal: {
      email: BLANK,
      email_key: `'erased:' || id`,
      company_name: ERASED,
      contact_name: ERASED,
      phone: BLANK,
      vat_number: NULL,
      password: BLANK,
    },
    impersonal: words('business_type emails_off'),
  },
  calendar_links: {
    whose: 'staff',
    period: 'staff',
    ...goes,
    holds: 'Calendar link, as a digest',
    of: ofStaff('admin_id = any ($1)'),
    ...nothingPersonal('digest'),
  },
  list_views: {
    whose: 'staff',
    period: 'staff',
    ...goes,
    holds: 'Saved views of lists, with what was searched for',
    of: ofStaff('owner_id = any ($1)'),
    personal: { name: ERASED, q: NULL, filters: `'{}'` },
    impersonal: words('list sort columns'),
  },
  admins: {
    whose: 'staff',
    period: 'staff',
    ...stays,
    holds: 'Account: name, email address and phone number',
    of: itself('admin'),
    personal: { email: BLANK, email_key: `'erased:' || id`, name: ERASED, phone: NULL, password: BLANK },
    impersonal: words('role'),
  },
  staff_invitations: {
    whose: 'staff',
    period: 'staff',
    ...goes,
    holds: 'Invitations to join the staff',
    of: itself('staff-invitation'),
    personal: { email: BLANK, email_key: `'erased:' || id` },
    impersonal: words('role digest'),
  },
  sessions: {
    whose: 'several',
    period: 'signIn',
    ...goes,
    holds: 'Sessions and devices',
    of: ofAccounts,
    personal: { data: `'{}'`, device: NULL },
    impersonal: words('id role'),
  },
  password_resets: {
    whose: 'several',
    period: 'signIn',
    ...goes,
    holds: 'Links to reset a password, as digests',
    of: ofAccounts,
    ...nothingPersonal('role digest'),
  },
  recovery_codes: {
    whose: 'several',
    period: 'signIn',
    ...goes,
    holds: 'Recovery codes, as digests',
    of: ofAccounts,
    ...nothingPersonal('role digest'),
  },
  two_factors: {
    whose: 'several',
    period: 'signIn',
    ...goes,
    holds: 'Two-step sign-in, encrypted',
    of: ofAccounts,
    ...nothingPersonal('role secret proposed_secret'),
  },
  sign_in_attempts: {
    whose: 'several',
    period: 'signIn',
    ...goes,
    holds: 'Failed sign-ins, by a digest of the address',
    ...nothingPersonal('key'),
  },
  activity: {
    whose: 'several',
    period: 'activity',
    ...stays,
    holds: 'Log of who did what, by numbers of records',
    personal: emptied('changes'),
    impersonal: words('actor_type action subject_type'),
    internal: ['changes'],
  },
  erasures: {
    whose: 'several',
    period: 'activity',
    ...stays,
    holds: 'Ledger of erasures, by numbers of records',
    ...nothingPersonal('cause records'),
  },
  retention_runs: {
    whose: 'several',
    period: 'activity',
    ...stays,
    holds: 'Runs of the retention job, as counts',
    ...nothingPersonal('counts'),
  },
  idempotency_keys: {
    whose: 'several',
    period: 'request',
    ...goes,
    holds: 'Stored responses for repeated requests',
    personal: emptied('answer'),
    impersonal: words('operation caller key fingerprint'),
  },
  rate_limits: {
    whose: 'several',
    period: 'request',
    ...goes,
    holds: 'Counts of requests, by digests of addresses',
    ...nothingPersonal('key told_in'),
  },
  lenders: {
    whose: 'lender',
    period: 'panel',
    ...stays,
    holds: 'Lenders’ contacts and descriptions',
    personal: { ...emptied('description contact_email contact_phone website') },
    impersonal:
      words(`name product_types min_amount max_amount interest_rate min_trading_history min_credit_score
      accepts_adverse_credit accepts_startups min_ltv max_ltv property_types accepts_refurb_projects
      accepts_development_projects preferred_sectors excluded_sectors coverage_areas is_active not_stated
      normalised_name product_keys`),
  },
  lender_import_files: {
    whose: 'lender',
    period: 'panel',
    ...goes,
    holds: 'Workbooks of lenders while they are imported',
    personal: { content: BLANK },
    impersonal: [],
  },
  lender_import_lines: {
    whose: 'lender',
    period: 'panel',
    ...goes,
    holds: 'Lines of imported workbooks',
    personal: { changes: `'{}'`, cells: NULL, issue: NULL },
    impersonal: words('outcome sheet name lender_key'),
  },
  lender_imports: {
    whose: 'staff',
    period: 'staff',
    ...stays,
    holds: 'Lender imports, and who did them',
    personal: { ...emptied('imported_by_name undone_by_name'), file_name: BLANK },
    impersonal: words('status report'),
  },
  taught_words: {
    whose: 'staff',
    period: 'staff',
    ...stays,
    holds: 'Saved terms of imports, and who saved them',
    personal: emptied('taught_by_name'),
    impersonal: words('kind word key meaning'),
  },
  commission_terms: {
    whose: 'partner',
    period: 'partner',
    ...stays,
    holds: 'Commission terms',
    ...nothingPersonal('product basis vat pay_when'),
  },
  commission_statement_runs: {
    whose: 'partner',
    period: 'partner',
    ...stays,
    holds: 'Months whose statements were prepared',
    ...nothingPersonal('month'),
  },
  backup_runs: {
    whose: 'several',
    period: 'panel',
    ...stays,
    holds: 'When backups were written, and what went wrong',
    ...nothingPersonal('file failure'),
  },
  companies: {
    whose: 'several',
    period: 'panel',
    ...stays,
    holds: 'The public register of companies',
    ...nothingPersonal('number name key status registered_address sic_codes former_names former_keys'),
  },
  company_words: {
    whose: 'several',
    period: 'panel',
    ...stays,
    holds: 'Words of company names in the public register',
    ...nothingPersonal('word number key'),
  },
  company_word_counts: {
    whose: 'several',
    period: 'panel',
    ...stays,
    holds: 'Words of company names in the public register, counted',
    ...nothingPersonal('word'),
  },
} as const satisfies Readonly<Record<string, Holding>>;

export type RegisteredTable = keyof typeof REGISTER;
/** In an order in which rows can be deleted. */
export const registerEntries = entriesOf<RegisteredTable, Holding>(REGISTER);

export interface HoldingOf {
  readonly table: RegisteredTable;
  readonly holding: Holding;
  readonly where: string;
}

/** The tables with rows about a kind of record, in an order in which they can be deleted. */
export const holdingsOf = (record: PersonRecordType): readonly HoldingOf[] =>
  registerEntries.flatMap(([table, holding]) =>
    (holding.of ?? [])
      .filter((rows) => rows.record === record)
      .map(({ where }) => ({ table, holding, where })),
  );
