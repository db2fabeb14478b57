import type ExcelJS from 'exceljs';
import { workbook, type Cells } from './workbooks.js';

/** A person's reading of a row; unnamed fields are not stated. */
export interface PersonsReading {
  readonly name?: string;
  readonly products: string;
  readonly min?: number;
  readonly max?: number;
  readonly months?: number;
  readonly score?: number;
  readonly minLtv?: number;
  readonly maxLtv?: number;
  readonly adverse?: boolean;
  readonly startups?: boolean;
  /** The columns with remarks from the import. */
  readonly remarks?: string;
}

type Row = readonly [cells: Cells, reading: PersonsReading];

const BL = 'business-loans';
const IF = 'invoice-finance';
const AF = 'asset-finance';
const MCA = 'merchant-cash-advance';
const BRIDGING = 'bridging-business bridging-property';
const CM = 'commercial-mortgage';
const DEV = 'development-finance';
const BTL = 'btl-mortgages';

const percent = (value: number): number => value / 100;

/** Lender, products, minimum, maximum, time trading, score, adverse, start-ups. */
const CASH_FLOW: readonly Row[] = [
  [
    ['Arden Capital', 'Business loan', 5000, 250000, '24 months', 650, 'Yes', 'No'],
    { products: BL, min: 5000, max: 250000, months: 24, score: 650, adverse: true, startups: false },
  ],
  [
    ['Birch & Co', 'Term loans, MCA', '£3,000 – £250,000', null, '6m', null, 'Y', 'N'],
    {
      products: `${BL} ${MCA}`,
      min: 3000,
      max: 250000,
      months: 6,
      adverse: true,
      startups: false,
      remarks: 'C',
    },
  ],
  [
    ['Calder Finance', 'Unsecured loans', '£10k', '£500k', '2 yrs', '600+', 'ask Jim', null],
    { products: BL, min: 10000, max: 500000, months: 24, score: 600, remarks: 'G' },
  ],
  [
    ['Dene Lending', 'MCA', '£2.5k', 'up to £300k', '6 months+', 'N/A', 'Yes - settled only', 'no'],
    {
      products: MCA,
      min: 2500,
      max: 300000,
      months: 6,
      score: 0,
      adverse: true,
      startups: false,
      remarks: 'G',
    },
  ],
  [
    ['Esk Business Credit', 'Working capital / RCF', '25,000', '1m', '18 mths', null, 'n', '✓'],
    { products: BL, min: 25000, max: 1000000, months: 18, adverse: false, startups: true },
  ],
  [
    ['Fairlie Funding', 'Revolving credit facility', '£1k-£50k', '£50,000', '12', 'none', null, null],
    { products: BL, min: 1000, max: 50000, months: 12, score: 0 },
  ],
  [
    ['Glen Trade Finance', 'Invoice discounting', '£50k', 'No max', '3 years', null, 'No', 'Considered'],
    { products: IF, min: 50000, max: Infinity, months: 36, adverse: false, startups: true },
  ],
  [
    [
      'Harrow Factors',
      'Factoring & invoice discounting',
      '£10,000',
      '£10m (up to £25m for PLCs)',
      'None',
      null,
      null,
      'Yes',
    ],
    { products: IF, min: 10000, max: 10000000, months: 0, startups: true, remarks: 'D' },
  ],
  [
    ['Irvine Cash', 'Merchant cash advance', '2,500', 'sub £500k', '4 months', 'TBC', 'Yes', 'No'],
    { products: MCA, min: 2500, max: 500000, months: 4, adverse: true, startups: false, remarks: 'D' },
  ],
  [
    [
      'Jura Growth',
      'Growth Guarantee Scheme',
      '£25,001',
      '£2,000,000',
      '2 years filed accounts',
      '-',
      'No',
      'No',
    ],
    { products: BL, min: 25001, max: 2000000, months: 24, adverse: false, startups: false, remarks: 'E' },
  ],
  [
    [
      'Kelso Partners',
      'Secured business loans',
      'c. £100k',
      '£3.5 million',
      '24m (12m with a homeowner)',
      700,
      'No',
      'No',
    ],
    {
      products: BL,
      min: 100000,
      max: 3500000,
      months: 24,
      score: 700,
      adverse: false,
      startups: false,
      remarks: 'E',
    },
  ],
  [
    ['Lomond Loans', 'Term loan', 'from £1,000', 'max £25k', '1 year', 'Experian 550', 'Yes', 'Yes'],
    {
      products: BL,
      min: 1000,
      max: 25000,
      months: 12,
      score: 550,
      adverse: true,
      startups: true,
      remarks: 'F',
    },
  ],
  [
    ['Moray Money', 'Business loans; pet insurance', '5k', '100k', '6-12 months', null, 'N', 'N'],
    { products: BL, min: 5000, max: 100000, months: 6, adverse: false, startups: false, remarks: 'B E' },
  ],
  [
    ['Nairn Funding', 'Card advance', '£5000', '£150,000+', null, null, 'Yes', null],
    { products: MCA, min: 5000, max: Infinity, adverse: true, remarks: 'D' },
  ],
  [
    ['Orkney Finance', 'Term loan', '£500k unsecured, £2m secured', '£2m', '36', 720, 'No', 'No'],
    { products: BL, max: 2000000, months: 36, score: 720, adverse: false, startups: false, remarks: 'C' },
  ],
  [
    ['ARDEN CAPITAL', 'term loan', '£5,000.00', '250k', '2 years', '650', 'Yes', 'No'],
    {
      name: 'Arden Capital',
      products: BL,
      min: 5000,
      max: 250000,
      months: 24,
      score: 650,
      adverse: true,
      startups: false,
      remarks: 'A',
    },
  ],
  // The product of the sheet.
  [['Staffa Consulting', null, 5000, 250000], { products: BL, min: 5000, max: 250000, remarks: 'B' }],
];

/** Lender, lending, loan size, LTV, adverse. */
const PROPERTY: readonly Row[] = [
  [
    ['Pentland Bridging', 'Bridging', '£100k – £5m', '75%', 'Yes'],
    { products: BRIDGING, min: 100000, max: 5000000, maxLtv: 75, adverse: true },
  ],
  [
    ['Quarry Property Finance', 'Bridging & development', '250k to 10m', percent(70), 'No'],
    { products: `${BRIDGING} ${DEV}`, min: 250000, max: 10000000, maxLtv: 70, adverse: false, remarks: 'D' },
  ],
  [
    ['Ross Commercial', 'Commercial mortgages', '£50k-£2m', '70% / 60% interest-only', null],
    { products: CM, min: 50000, max: 2000000, maxLtv: 70, remarks: 'D' },
  ],
  [
    ['Skye Mortgages', 'BTL', '£25,000 to £1.5m', '75%–80%', 'see BDM'],
    { products: BTL, min: 25000, max: 1500000, maxLtv: 80, remarks: 'D E' },
  ],
  [
    ['Tay Development', 'Dev finance', '£500k+', '65% GDV', 'No'],
    { products: DEV, min: 500000, adverse: false, remarks: 'D' },
  ],
  [
    ['Ullapool Bank', 'Commercial mortgage, BTL', 'up to £25m', '70% > £1m', 'No'],
    { products: `${CM} ${BTL}`, max: 25000000, adverse: false, remarks: 'D' },
  ],
  [
    ['Vatersay Lending', 'Bridging loans (property)', '£75k-1m', '75% (65% commercial)', 'Y'],
    { products: 'bridging-property', min: 75000, max: 1000000, maxLtv: 75, adverse: true, remarks: 'D' },
  ],
  [
    ['Wick Capital', 'Bridging finance', '£500,000', '80', 'yes'],
    { products: BRIDGING, maxLtv: 80, adverse: true, remarks: 'C' },
  ],
  [
    ['Yarrow Homes Finance', 'Ground up development', 'min £1m, max £30m', 'up to 70%', 'No'],
    { products: DEV, min: 1000000, max: 30000000, maxLtv: 70, adverse: false },
  ],
  [
    ['Zetland Trust', 'Buy to let', '£50,000 - £5,000,000', '0.65', 'n/a'],
    { products: BTL, min: 50000, max: 5000000, maxLtv: 65, remarks: 'D' },
  ],
  [
    ['Arden Capital', 'Bridging', '£150k - £3m', '70%', 'No'],
    { name: 'Arden Capital', products: BRIDGING, min: 150000, max: 3000000, maxLtv: 70, adverse: false },
  ],
  [
    ['Braemar Bridging', 'Bridging', '#REF!', '70% resi / 65% commercial', null],
    { products: BRIDGING, remarks: 'C D' },
  ],
  [
    ['Cairn Specialist', 'Semi-commercial mortgage', '£100k to £3m (£5m by referral)', 'Max 75% LTV', 'Yes'],
    { products: CM, min: 100000, max: 3000000, maxLtv: 75, adverse: true, remarks: 'C' },
  ],
  [
    ['Doon Finance', 'Bridging', 'POA', '75% net day 1', 'No'],
    { products: BRIDGING, maxLtv: 75, adverse: false, remarks: 'C D' },
  ],
];

/** Funder, smallest and largest deal in thousands, age of business in years. */
const ASSETS: readonly Row[] = [
  [['Ettrick Asset Finance', 5, 500, 2], { products: AF, min: 5000, max: 500000, months: 24 }],
  [['Forth Leasing', 10, '2,000', 3], { products: AF, min: 10000, max: 2000000, months: 36 }],
  [['Galloway HP', '2.5', '£250k', '6 months'], { products: AF, min: 2500, max: 250000, months: 6 }],
  [['Hebrides Rentals', 1, 'No limit', 'New start'], { products: AF, min: 1000, max: Infinity, months: 0 }],
  [['Islay Vehicles', '5-100', null, 1], { products: AF, min: 5000, max: 100000, months: 12, remarks: 'B' }],
  [
    ['Kintyre Plant', 25, '1000 (2,500 for quarries)', 2],
    { products: AF, min: 25000, max: 1000000, months: 24, remarks: 'C' },
  ],
];

const INVOICES: readonly Row[] = [
  [['Leven Invoice', 20, 5000, null], { products: IF, min: 20000, max: 5000000 }],
  [['Mull Receivables', 'TBC', 750, 0], { products: IF, max: 750000, months: 0 }],
  [['Ness Factors', 50, '£3m', '1.5'], { products: IF, min: 50000, max: 3000000, months: 18 }],
  [['Oban Finance', '-', '-', '-'], { products: IF }],
];

/** Rejected: it has no lender name, or no recognisable product. */
const REFUSED: readonly Cells[] = [
  [null, 'Business loan', 5000, 250000],
  ['Rhum Insurance', 'Pet insurance', 5000, 250000],
];

const cellsOf = (rows: readonly Row[]): Cells[] => rows.map(([cells]) => cells);
const named = (rows: readonly Row[], sheet: string, first: number) =>
  rows.map(([cells, reading], index) => ({
    sheet,
    row: first + index,
    reading: { name: String(cells[0]), ...reading },
  }));

/** The rows with a person's reading of them, by sheet and row. */
export const PERSONS_READINGS = [
  ...named(CASH_FLOW, 'Cash flow', 4),
  ...named(PROPERTY, 'Property', 3),
  ...named(ASSETS, 'Asset finance', 2),
  ...named(INVOICES, 'Asset finance', 9),
];

export const REFUSED_ROWS = REFUSED.map((_, index) => 4 + CASH_FLOW.length + index);

const finish = (book: ExcelJS.Workbook): void => {
  const property = book.getWorksheet('Property')!;
  property.mergeCells('A1:E1');
  property.getCell('C14').value = { error: '#REF!' };
};

/** Forty-three rows in brokers' formats, with titles, units in headers, sections and remarks in cells. */
export const brokerWorkbook = (): Promise<Buffer> =>
  workbook(
    {
      'Cash flow': [
        ['Unsecured and cash flow panel – updated March'],
        null,
        ['Lender', 'Product(s)', 'Min', 'Max', 'Min time trading', 'Credit score', 'Adverse?', 'Start-ups?'],
        ...cellsOf(CASH_FLOW),
        ...REFUSED,
      ],
      Property: [
        ['PROPERTY LENDERS'],
        ['Lender', 'Type of lending', 'Loan size', 'LTV', 'Adverse credit'],
        ...cellsOf(PROPERTY),
      ],
      'Asset finance': [
        ['Funder', 'Min deal (£k)', 'Max deal (£k)', 'Age of business (yrs)'],
        ...cellsOf(ASSETS),
        ['INVOICE FINANCE'],
        ...cellsOf(INVOICES),
      ],
    },
    finish,
  );
