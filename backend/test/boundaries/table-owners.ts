/** Each table and declared view with the module whose migrations make it. */
export const TABLE_OWNERS: Readonly<Record<string, readonly string[]>> = {
  'api-accounts': ['users'],
  applications: [
    'application_counts',
    'application_disclosures',
    'application_events',
    'application_submissions',
    'applicant_links',
    'case_names',
    'case_totals',
  ],
  auth: ['password_resets', 'sessions', 'sign_in_attempts'],
  backups: ['backup_runs'],
  commissions: [
    'case_receivables',
    'commission_disclosure_documents',
    'commission_disclosures',
    'commission_entries',
    'commission_questions',
    'commission_statement_documents',
    'commission_statement_runs',
    'commission_statement_series',
    'commission_statements',
    'commission_terms',
    'lender_receipts',
    'receivable_receipts',
    'receivables',
  ],
  companies: ['companies', 'company_word_counts', 'company_words'],
  complaints: ['complaint_holds', 'complaints'],
  contact: ['contact_submissions'],
  deals: [
    'accepted_lenders',
    'case_deals',
    'case_submissions',
    'completions',
    'current_offers',
    'lender_consents',
    'lender_questions',
    'lender_submissions',
    'offers',
  ],
  held: ['held_submissions'],
  introducers: ['email_confirmations', 'introducer_events', 'introducers', 'referral_links'],
  leads: ['lead_totals', 'leads'],
  lenders: [
    'lender_import_files',
    'lender_import_lines',
    'lender_imports',
    'lender_panel',
    'lender_preview_files',
    'lenders',
    'taught_words',
  ],
  people: ['current_holds', 'data_requests', 'erasures', 'holds', 'retention_runs'],
  platform: ['activity', 'idempotency_keys', 'rate_limits'],
  staff: ['admins', 'staff_invitations', 'staff_names'],
  tasks: ['calendar_links', 'open_tasks', 'tasks'],
  'two-factor': ['recovery_codes', 'two_factors'],
  views: ['list_views'],
};

/** Views that a module declares for others: the only way to read tables of a module that is not imported. */
export const DECLARED_VIEWS: readonly string[] = [
  'accepted_lenders',
  'case_deals',
  'case_names',
  'case_receivables',
  'case_submissions',
  'case_totals',
  'complaint_holds',
  'current_offers',
  'lead_totals',
  'open_tasks',
  'staff_names',
];

/** Tables of other modules that a module's SQL uses, each with the reason. */
export const FOREIGN_READS: readonly {
  readonly reader: string;
  readonly tables: readonly string[];
  readonly why: string;
}[] = [
  { reader: 'activity', tables: ['activity'], why: 'shows the log to staff' },
  {
    reader: 'applications',
    tables: [
      'accepted_lenders',
      'case_deals',
      'case_receivables',
      'case_submissions',
      'current_offers',
      'open_tasks',
      'staff_names',
    ],
    why: 'a page of a list is one statement',
  },
  {
    reader: 'commissions',
    tables: ['application_submissions', 'introducers', 'lender_submissions', 'offers'],
    why: 'names its lines, and computes what open offers would earn, in one statement',
  },
  { reader: 'complaints', tables: ['case_names'], why: 'names the company of a linked application' },
  { reader: 'contact', tables: ['staff_names'], why: 'names who handled a message' },
  {
    reader: 'deals',
    tables: ['application_events', 'application_submissions'],
    why: 'finds unanswered submissions, and the reasons of a change, in one statement',
  },
  {
    reader: 'introducers',
    tables: ['case_totals', 'lead_totals'],
    why: 'sorts partners by how many cases they have',
  },
  { reader: 'lenders', tables: ['staff_names'], why: 'names who imported a file' },
  {
    reader: 'people',
    tables: [
      'activity',
      'admins',
      'application_disclosures',
      'application_submissions',
      'commission_disclosures',
      'commission_entries',
      'commission_questions',
      'commission_statements',
      'complaint_holds',
      'complaints',
      'completions',
      'contact_submissions',
      'held_submissions',
      'idempotency_keys',
      'introducers',
      'leads',
      'lender_submissions',
      'receivables',
      'staff_invitations',
    ],
    why: 'finds what is about a person, and what is due for erasure',
  },
  { reader: 'platform', tables: ['staff_names'], why: 'names the owner of a row, for every list' },
  {
    reader: 'tasks',
    tables: ['activity', 'case_names', 'staff_names'],
    why: 'adds a task with its owner and its activity in one statement',
  },
];

/** Modules whose SQL takes the names of tables at run time. Only they write to tables of other modules. */
export const NAMED_AT_RUN_TIME: readonly { readonly user: string; readonly why: string }[] = [
  { user: 'auth', why: 'locks an account in the table of its role, and counts its changes of credentials' },
  {
    user: 'people',
    why: 'exports, locks, deletes and blanks rows of every table that its register lists for a kind of record',
  },
];
