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

/** What a module declares for others to read: the only way to read a table of a module that one does not import. */
export const DECLARED_VIEWS: readonly string[] = [
  'accepted_lenders',
  'case_deals',
  'case_names',
  'case_submissions',
  'case_totals',
  'complaint_holds',
  'current_offers',
  'lead_totals',
  'open_tasks',
  'staff_names',
];

/** What SQL of one module uses of another's, with the reason for not asking that module. */
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
      'admins',
      'application_submissions',
      'commission_disclosures',
      'commission_questions',
      'commission_statements',
      'complaints',
      'contact_submissions',
      'held_submissions',
      'introducers',
      'leads',
      'lender_submissions',
      'receivables',
      'staff_invitations',
    ],
    why: 'finds, exports and erases what is about a person, table by table as its register says',
  },
  { reader: 'platform', tables: ['staff_names'], why: 'names the owner of a row, for every list' },
  {
    reader: 'tasks',
    tables: ['activity', 'case_names', 'staff_names'],
    why: 'adds a task with its owner and its activity in one statement',
  },
];
