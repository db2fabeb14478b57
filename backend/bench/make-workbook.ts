import ExcelJS from 'exceljs';

const HEADER = [
  ...[
    'Lender',
    'Description',
    'Products',
    'Min loan (£k)',
    'Max loan',
    'Interest rate',
    'Min trading (months)',
    'Credit score',
  ],
  ...[
    'Adverse?',
    'Start ups',
    'Min LTV',
    'Max LTV',
    'Property types',
    'Refurb',
    'Development',
    'Preferred sectors',
  ],
  ...['Excluded sectors', 'Coverage', 'Email', 'Phone', 'Website', 'Active', 'BDM', 'Notes', 'Updated'],
];
const PRODUCTS = [
  'Business loans',
  'Bridging Finance',
  'Asset finance; invoice finance',
  'Development finance',
  'MCA',
];

const lenderRow = (n: number): unknown[] => [
  ...[
    `Lender ${n}`,
    `Lends to established firms of kind ${n % 97}.`,
    PRODUCTS[n % PRODUCTS.length],
    (n % 40) + 5,
  ],
  ...[
    `£${(n % 20) + 1}m`,
    'from 0.79% per month',
    (n % 6) * 6,
    500 + (n % 5) * 50,
    n % 3 ? 'No' : 'Yes',
    n % 2 === 0,
  ],
  ...[
    null,
    0.5 + (n % 6) / 20,
    'residential, HMO, mixed-use',
    'Yes',
    n % 7 ? null : 'TBC',
    'retail, technology',
  ],
  ...[
    'gambling',
    'England, Wales',
    `desk${n}@lender${n}.co.uk`,
    `020 7946 ${String(n % 10_000).padStart(4, '0')}`,
  ],
  ...[`lender${n}.co.uk`, 'Yes', `Jo Bloggs ${n % 50}`, 'Call before noon', '2026-03'],
];

/** Writes an .xlsx with this many lenders in 25 columns, 22 of them ours, as a stream. */
export const makeWorkbook = async (path: string, lenders: number): Promise<void> => {
  const book = new ExcelJS.stream.xlsx.WorkbookWriter({
    filename: path,
    useStyles: true,
    useSharedStrings: true,
  });
  const sheet = book.addWorksheet('Panel');
  sheet.getColumn(HEADER.indexOf('Max LTV') + 1).numFmt = '0%';
  sheet.addRow(HEADER).commit();
  for (let n = 1; n <= lenders; n += 1) sheet.addRow(lenderRow(n)).commit();
  await book.commit();
};
