export { CompaniesModule } from './companies.module.js';
export { ImportCompanies, type CompanyImportReport } from './application/import-companies.js';
