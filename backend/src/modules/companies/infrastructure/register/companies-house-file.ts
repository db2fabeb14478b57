import { isISO8601 } from 'class-validator';
import { InvalidInput } from '#kernel/errors.js';
import type { CompanyFile } from '../../application/import-companies.js';
import { readCompanyStatus } from '../../domain/company-status.js';
import { addressOf, MAX_FORMER_NAMES, readSicCode, type Company } from '../../domain/company.js';
import { csvRows } from '../csv-rows.js';

const ADDRESS = [
  'RegAddress.CareOf',
  'RegAddress.POBox',
  'RegAddress.AddressLine1',
  'RegAddress.AddressLine2',
  'RegAddress.PostTown',
  'RegAddress.County',
  'RegAddress.PostCode',
] as const;
const SIC_CODES = [1, 2, 3, 4].map((place) => `SICCode.SicText_${place}`);
const FORMER_NAMES = Array.from(
  { length: MAX_FORMER_NAMES },
  (_, at) => `PreviousName_${at + 1}.CompanyName`,
);

/** '26/11/2007'; null for an invalid date, so that one mistake does not lose the whole file. */
const isoDate = (text: string | undefined): string | null => {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/([1-9]\d{3})$/.exec(text ?? '') ?? [];
  const date = `${year}-${month}-${day}`;
  return day !== undefined && isISO8601(date, { strict: true }) ? date : null;
};

const companyOf = (row: Readonly<Record<string, string>>): Company | null => {
  const [name, number] = [row['CompanyName']?.trim(), row['CompanyNumber']?.trim()];
  if (!name || !number) return null;
  return {
    number,
    name,
    status: readCompanyStatus(row['CompanyStatus'] ?? null),
    incorporated: isoDate(row['IncorporationDate']),
    registeredAddress: addressOf(ADDRESS.map((column) => row[column])),
    sicCodes: SIC_CODES.flatMap((column) => readSicCode(row[column] ?? '') ?? []),
    listed: true,
    formerNames: FORMER_NAMES.flatMap((column) => row[column]?.trim() || []),
  };
};

const refuseOther = (row: Readonly<Record<string, string>>): void => {
  const missing = ['CompanyName', 'CompanyNumber'].filter((column) => !Object.hasOwn(row, column));
  if (missing.length === 0) return;
  throw new InvalidInput([
    {
      field: 'file',
      message: `This is not a Companies House file: it has no ${missing.join(' or ')} column. Unzip "Basic company data as one file" and name the CSV file in it`,
    },
  ]);
};

/** "Basic company data" as Companies House publishes it each month, unpacked. */
export class CompaniesHouseFile implements CompanyFile {
  async *read(path: string): AsyncIterable<Company | null> {
    let isFirst = true;
    for await (const row of csvRows(path)) {
      if (isFirst) refuseOther(row);
      isFirst = false;
      yield companyOf(row);
    }
    if (isFirst)
      throw new InvalidInput([
        {
          field: 'file',
          message: 'This file has no companies. Download the Companies House file again and unzip it',
        },
      ]);
  }
}
