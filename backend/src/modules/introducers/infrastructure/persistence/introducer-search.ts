import { tableSearch } from '#platform/infrastructure/database/table-search.js';
import { SEARCHED } from './postgres-introducer-views.queries.js';

export const IntroducerSearch = tableSearch('partners', {
  table: 'introducers',
  name: 'company_name',
  details: ['contact_name', 'phone', 'email'],
  searched: SEARCHED,
  phone: 'phone',
  byFirstLetters: true,
});
