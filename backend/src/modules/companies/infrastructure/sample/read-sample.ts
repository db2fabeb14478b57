import { resolve } from 'node:path';
import { readCompanyStatus } from '../../domain/company-status.js';
import { readSicCode, type Company } from '../../domain/company.js';
import { csvRows } from '../csv-rows.js';

/** Real companies; each row has its source. The build does not copy the file. */
const FILE = resolve(
  import.meta.dirname,
  '../../../../../src/modules/companies/infrastructure/sample/companies.csv',
);

export const readSample = async (): Promise<Company[]> => {
  const companies: Company[] = [];
  for await (const row of csvRows(FILE))
    companies.push({
      number: row['companyNumber'] ?? '',
      name: row['companyName'] ?? '',
      status: readCompanyStatus(row['status'] ?? null),
      incorporated: row['incorporated'] || null,
      registeredAddress: row['registeredAddress'] || null,
      sicCodes: (row['sicCodes'] ?? '').split(',').flatMap((code) => readSicCode(code) ?? []),
      listed: true,
      formerNames: [],
    });
  return companies;
};
