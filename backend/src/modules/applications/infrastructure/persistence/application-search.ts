import { tableSearch } from '#platform/infrastructure/database/table-search.js';
import { NOT_DUPLICATE, SEARCHED } from './application-filters.js';

export const ApplicationSearch = tableSearch('applications', {
  table: 'application_submissions',
  name: 'company_name',
  details: ['contact_name', 'phone', 'email', 'external_reference'],
  searched: SEARCHED,
  phone: 'phone',
  where: NOT_DUPLICATE,
  funding: `json_build_object('fundingType', funding_type, 'amount', amount, 'stage', stage,
    'byPartner', introducer_id is not null and not via_link)`,
  byFirstLetters: true,
});
