import { writeFileSync } from 'node:fs';
import type { Company } from '#modules/companies/domain/company.js';

/** The start of the Companies House file, where some names have a leading space. */
const HEADER = [
  'CompanyName',
  ' CompanyNumber',
  'RegAddress.CareOf',
  'RegAddress.POBox',
  'RegAddress.AddressLine1',
  ' RegAddress.AddressLine2',
  'RegAddress.PostTown',
  'RegAddress.County',
  'RegAddress.Country',
  'RegAddress.PostCode',
  'CompanyCategory',
  'CompanyStatus',
  'CountryOfOrigin',
  'DissolutionDate',
  'IncorporationDate',
  'SICCode.SicText_1',
  'SICCode.SicText_2',
  'SICCode.SicText_3',
  'SICCode.SicText_4',
  'PreviousName_1.CONDATE',
  ' PreviousName_1.CompanyName',
  ' PreviousName_2.CONDATE',
  ' PreviousName_2.CompanyName',
];

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;

export const companyLine = ({
  name,
  number,
  status,
  incorporated,
  registeredAddress,
  sicCodes,
  formerNames,
}: Company): string =>
  [
    name,
    number,
    '',
    '',
    ...[...(registeredAddress ?? '').split(', '), '', '', ''].slice(0, 3),
    '',
    'ENGLAND',
    '',
    'Private Limited Company',
    status ?? '',
    'United Kingdom',
    '',
    incorporated?.split('-').reverse().join('/') ?? '',
    ...[...sicCodes.map(({ code, text }) => `${code} - ${text ?? ''}`), '', '', '', ''].slice(0, 4),
    ...[...formerNames.flatMap((former) => ['01/06/2015', former]), '', '', '', ''].slice(0, 4),
  ]
    .map(quoted)
    .join(',');

export const companiesFile = (path: string, companies: readonly Company[]): void =>
  writeFileSync(path, [HEADER.map(quoted).join(','), ...companies.map(companyLine), ''].join('\r\n'));

const company = (number: string, name: string, more: Partial<Company> = {}): Company => ({
  number,
  name,
  status: 'active',
  incorporated: '2007-11-26',
  registeredAddress: '1 Unicorn Parade, Redditch',
  sicCodes: [],
  listed: true,
  formerNames: [],
  ...more,
});

/** Invented, with features that make names hard to find. */
export const SOME_COMPANIES: readonly Company[] = [
  company('06436514', 'ALDER & GROVE INSURANCE SERVICES LIMITED', {
    sicCodes: [{ code: '65120', text: 'Non-life insurance' }],
  }),
  company('SC123456', 'KELVINBRIDGE JOINERY LTD', {
    status: 'liquidation',
    formerNames: ['PARTICK CARPENTRY LIMITED', 'CLYDESIDE JOINERY LTD'],
  }),
  company('01636368', 'BRADY PROPERTY HOLDINGS (NORTH) PLC'),
  company('00502367', "O'NEILL CAFÉ LIMITED", { incorporated: null, registeredAddress: null, status: null }),
  company('09999999', 'SERVICES OF LEITH LTD', { status: 'dissolved' }),
  company('11351241', '12:51 LIMITED'),
];
