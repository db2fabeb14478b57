import { folded } from '#platform/infrastructure/database/lists/contains.js';
import { tableSearch } from '#platform/infrastructure/database/table-search.js';

export const SubmissionSearch = tableSearch('submissions', {
  table: 'lender_submissions',
  name: 'reference',
  details: ['company_name', 'lender_name'],
  searched: folded('reference'),
  where: 'reference is not null',
  applicationId: 'application_id',
  byFirstLetters: false,
});
