import { searchedIn } from '#platform/infrastructure/database/lists/contains.js';
import { tableSearch } from '#platform/infrastructure/database/table-search.js';

export const LenderSearch = tableSearch('lenders', {
  table: 'lenders',
  name: 'name',
  details: ['interest_rate', `case is_active when 'false' then 'Inactive' end`],
  searched: searchedIn('name', 'normalised_name'),
  byFirstLetters: true,
});
