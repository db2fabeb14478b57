import { fc } from '#test/properties.js';
import type { CellValue } from '#platform/application/spreadsheet/workbook-reader.js';
import { all, sheetRows, type Sheets } from '#test/workbooks.js';
import type { LenderRowReading } from './lender-row.js';
import { readLenderRows } from './read-lender-rows.js';

const read = (sheets: Sheets): Promise<LenderRowReading[]> => all(readLenderRows(sheetRows(sheets)));

const HEADERS = [
  ...[
    'Lender',
    'Products',
    'Min (£k)',
    'Max loan',
    'Loan size',
    'Rate',
    'Trading (yrs)',
    'Credit score',
    'Adverse?',
  ],
  ...[
    'Start ups',
    'Max LTV',
    'LTV',
    'Security',
    'Refurb',
    'Sectors',
    'Excluded',
    'Areas',
    'Email',
    'Tel',
    'Web',
    'Active',
  ],
  ...['BDM', 'Bridging', 'Min', 'Max'],
];

const anyCell: fc.Arbitrary<CellValue | null> = fc.oneof(
  fc.constant(null),
  fc.record({
    text: fc.oneof(
      fc.string({ minLength: 1, unit: 'binary' }),
      fc.constantFrom(
        ...HEADERS,
        'Alba',
        'Business loans',
        '£5k',
        '0.7',
        '70%',
        'Yes',
        'TBC',
        'Total',
        'BRIDGING LENDERS',
        '#REF!',
      ),
    ),
    kind: fc.constantFrom('text', 'number', 'percent', 'boolean', 'date', 'error'),
  }),
);

const anySheets = fc.dictionary(
  fc.string({ minLength: 1, maxLength: 8 }),
  fc.array(fc.array(anyCell, { maxLength: 8 }), { maxLength: 12 }),
  { maxKeys: 3, noNullPrototype: true },
);

describe('Lender rows, for random workbooks', () => {
  it('reads any workbook without an error, and reports what it could not read', async () => {
    await fc.assert(
      fc.asyncProperty(anySheets, async (sheets) => {
        for (const reading of await read(sheets)) {
          if (reading.kind === 'sheet') continue;
          const issues = reading.kind === 'lender' ? reading.warnings : [reading.issue];
          for (const { sheet, row, reason } of issues) {
            expect(Object.keys(sheets)).toContain(sheet);
            expect(row).toBeGreaterThan(0);
            expect(reason).toMatch(/\.$/);
          }
        }
      }),
    );
  });

  const CELLS: Record<string, fc.Arbitrary<unknown>> = {
    Lender: fc.constantFrom('Alba', 'Brisk', 'Clyde', 'Dundas', ''),
    Products: fc.constantFrom('Business loans', 'MCA; bridging', 'Pet insurance', ''),
    'Min (£k)': fc.oneof(fc.integer({ min: 0, max: 500 }), fc.constantFrom('£5k', 'TBC', 'lots')),
    'Max loan': fc.constantFrom('£1m', 'no max', 500000, ''),
    'Max LTV': fc.constantFrom('70%', 70, 0.7, ''),
    'Adverse?': fc.constantFrom('Yes', 'No', true, 'maybe', ''),
    Web: fc.constantFrom('alba.co.uk', 'ask', ''),
    BDM: fc.constantFrom('Jo', ''),
  };
  const columns = Object.keys(CELLS);
  const table = fc.array(fc.record(CELLS), { minLength: 1, maxLength: 10 });

  const sheetOf = (rows: readonly Record<string, unknown>[], order: readonly string[]) => [
    [...order],
    ...rows.map((row) => order.map((column) => row[column])),
  ];

  /** The readings without column letters, which move. */
  const meaning = (readings: readonly LenderRowReading[]): string[] =>
    readings.map((reading) => JSON.stringify(reading, sortedWithoutLetters)).sort();

  const sortedWithoutLetters = (key: string, value: unknown): unknown => {
    if (key === 'column' && typeof value === 'string') return value.replace(/^[A-Z]+ /, '');
    if (Array.isArray(value)) return value.map((item) => JSON.stringify(item, sortedWithoutLetters)).sort();
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
  };

  it('reads the same whatever the order of the columns', async () => {
    const anyOrder = fc.shuffledSubarray(columns, { minLength: columns.length });
    await fc.assert(
      fc.asyncProperty(table, anyOrder, async (rows, order) => {
        // A single filled cell before the names is a divider, so rows here are never that empty.
        const filled = rows.map((row) => ({ ...row, 'Max loan': '£1m', BDM: 'Jo' }));

        expect(meaning(await read({ Panel: sheetOf(filled, order) }))).toEqual(
          meaning(await read({ Panel: sheetOf(filled, columns) })),
        );
      }),
    );
  });

  it('reads the same whatever the order of the sheets', async () => {
    await fc.assert(
      fc.asyncProperty(table, table, async (first, second) => {
        const [a, b] = [sheetOf(first, columns), sheetOf(second, columns.toReversed())];

        expect(meaning(await read({ Loans: a, Others: b }))).toEqual(
          meaning(await read({ Others: b, Loans: a })),
        );
      }),
    );
  });
});
