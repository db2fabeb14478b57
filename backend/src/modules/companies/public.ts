export { ImportCompanies, type CompanyImportReport } from './application/import-companies.js';
