import { readProducts } from '#kernel/lending/product.js';
import type { SheetRow } from '#platform/application/spreadsheet/workbook-reader.js';
import { all, sheetRows, type Cells, type Sheets } from '#test/workbooks.js';
import type { LenderRowReading } from './lender-row.js';
import { readLenderRows } from './read-lender-rows.js';

const read = (sheets: Sheets): Promise<LenderRowReading[]> => all(readLenderRows(sheetRows(sheets)));

const lendersIn = (readings: readonly LenderRowReading[]) =>
  readings.flatMap((reading) => (reading.kind === 'lender' ? [reading] : []));
const refusalsIn = (readings: readonly LenderRowReading[]) =>
  readings.flatMap((reading) => (reading.kind === 'refusal' ? [reading.issue] : []));
const noticesIn = (readings: readonly LenderRowReading[]) =>
  readings.flatMap((reading) => (reading.kind === 'notice' ? [reading.issue] : []));

/** Reads one lender with one extra column. */
const readOne = async (header: string, cell: unknown) => {
  const [lender] = lendersIn(
    await read({
      Panel: [
        ['Lender', 'Products', header],
        ['Alba', 'Business loans', cell],
      ],
    }),
  );
  const values = Object.entries(lender!.values).filter(
    ([field]) => field !== 'name' && field !== 'productTypes',
  );
  return { values: Object.fromEntries(values), warnings: lender!.warnings };
};
const percent = (number: number) => ({ kind: 'percent', text: `${number * 100}%`, number });

describe('Read lender rows', () => {
  describe('finding the table', () => {
    const alba: Cells = ['Alba', 'Business loans', 25000];

    it('skips titles and blank rows above the header', async () => {
      const [lender] = lendersIn(
        await read({
          Panel: [
            ['Lender panel 2026'],
            null,
            ['Updated by Jo', null, 'March'],
            ['Lender', 'Products', 'Min loan'],
            alba,
          ],
        }),
      );

      expect(lender).toMatchObject({ sheet: 'Panel', row: 5, values: { name: 'Alba', minAmount: '25000' } });
    });

    it('reads several sheets, each with its own header and order', async () => {
      const found = lendersIn(
        await read({
          Loans: [['Lender', 'Products', 'Min'], alba],
          Bridging: [
            ['Max LTV', 'Funder', 'Max facility (£m)', 'Product type'],
            ['70%', 'Forth', 5, 'Bridging'],
          ],
        }),
      );

      expect(found.map(({ values }) => values)).toEqual([
        { name: 'Alba', productTypes: 'Business loans', minAmount: '25000' },
        { name: 'Forth', productTypes: 'Bridging', maxAmount: '5000000', maxLtv: '70%' },
      ]);
    });

    it('reads group headings above the header', async () => {
      const [lender] = lendersIn(
        await read({
          Panel: [
            ['', '', 'Loan size', '', 'LTV', '', 'Contact'],
            ['Lender', 'Products', 'Min (£k)', 'Max (£k)', 'Min', 'Max', 'Email'],
            ['Forth', 'Bridging', 100, 5000, 40, 70, 'desk@forth.co.uk'],
          ],
        }),
      );

      expect(lender?.values).toMatchObject({
        minAmount: '100000',
        maxAmount: '5000000',
        minLtv: '40',
        maxLtv: '70',
      });
      expect(lender?.values.contactEmail).toBe('desk@forth.co.uk');
    });

    it('applies a group heading only to the columns that need it', async () => {
      const [lender] = lendersIn(
        await read({
          Panel: [
            ['', 'Loan size', '', '', ''],
            ['Lender', 'Min', 'Max', 'Facility', 'Type of security'],
            ['Forth', 100000, 5000000, 'Bridging', 'residential'],
          ],
        }),
      );

      expect(lender?.values).toMatchObject({
        minAmount: '100000',
        maxAmount: '5000000',
        productTypes: 'Bridging',
        propertyTypes: 'residential',
      });
    });

    it('does not apply a title directly above the header', async () => {
      const [lender] = lendersIn(
        await read({
          Panel: [
            ['PROPERTY LENDERS'],
            ['Lender', 'Products', 'Loan size'],
            ['Forth', 'Bridging', '£100k-£5m'],
          ],
        }),
      );

      expect(lender?.values).toMatchObject({ name: 'Forth', minAmount: '£100,000', maxAmount: '£5,000,000' });
    });

    it('reads a second header row that only splits the first', async () => {
      const [lender, ...more] = lendersIn(
        await read({
          Panel: [
            ['Lender', 'Products', 'Loan size', '', 'Max LTV'],
            [null, null, 'Min', 'Max', null],
            ['Forth', 'Bridging', 100000, 5000000, '70%'],
          ],
        }),
      );

      expect(more).toEqual([]);
      expect(lender?.values).toMatchObject({ minAmount: '100000', maxAmount: '5000000', maxLtv: '70%' });
    });

    it('skips a repeated two-row header', async () => {
      const header = [
        [null, null, 'LTV', null],
        ['Lender', 'Products', 'Min', 'Max'],
      ];
      const found = await read({
        Panel: [...header, ['Forth', 'Bridging', 40, 70], ...header, ['Tay', 'Bridging', 30, 60]],
      });

      expect(refusalsIn(found)).toEqual([]);
      expect(lendersIn(found).map(({ values }) => values.maxLtv)).toEqual(['70', '60']);
    });

    it('skips repeated headers, totals, dividers and notes', async () => {
      const found = await read({
        Panel: [
          ['Lender', 'Products', 'Min loan'],
          ['HIGH STREET BANKS'],
          alba,
          ['Lender', 'Products', 'Min loan'],
          ['Challenger lenders:'],
          ['Brisk', 'Merchant cash advance', 5000],
          ['ACME COMMERCIAL FUNDING'],
          ['Total', null, 2],
          [null, 'Total lenders: 2'],
          ['* Rates correct at March 2026'],
        ],
      });

      expect(lendersIn(found).map(({ values }) => values.name)).toEqual(['Alba', 'Brisk']);
      expect(refusalsIn(found)).toEqual([]);
      expect(noticesIn(found).map(({ value }) => value)).toEqual(['ACME COMMERCIAL FUNDING']);
    });

    it('keeps a lender whose name starts like a total', async () => {
      const found = await read({
        Panel: [
          ['Lender', 'Products'],
          ['Total Asset Finance', 'Asset finance'],
        ],
      });

      expect(lendersIn(found)).toHaveLength(1);
    });

    it('takes the product from a section or sheet title when no column has it', async () => {
      const found = await read({
        'Asset finance': [['Lender', 'Min loan'], ['Clyde', 10000], ['BRIDGING LENDERS'], ['Forth', 100000]],
      });

      expect(lendersIn(found).map(({ values }) => values.productTypes)).toEqual([
        'Asset Finance',
        'Bridging Loans (Business), Bridging Loans (Property)',
      ]);
      expect(noticesIn(found)[0]?.reason).toContain('Asset Finance');
    });

    it.each([
      [
        'its sheet',
        {
          'Business lenders': [
            ['Lender', 'Products', 'Min'],
            ['Clyde', 'Loans', 10000],
          ],
        },
      ],
      [
        'the title',
        {
          Panel: [
            ['LENDER PANEL – business funders'],
            [],
            ['Lender', 'Products', 'Min'],
            ['Clyde', 'Loans', 10000],
          ],
        },
      ],
      [
        'the heading of a group of columns',
        {
          Panel: [
            ['Business', null, null, 'Who to call'],
            ['Lender', 'Products', 'Min', 'Phone'],
            ['Clyde', 'Loans', 10000],
          ],
        },
      ],
      [
        'the heading of a section, before the title and the sheet',
        {
          Bridging: [
            ['Property panel'],
            ['Lender', 'Products', 'Min'],
            ['BUSINESS LENDERS'],
            ['Clyde', 'Loans', 10000],
          ],
        },
      ],
    ])('resolves an ambiguous word by %s, and reports it', async (_, sheets) => {
      const [lender] = lendersIn(await read(sheets));

      expect(lender?.values.productTypes).toBe('Business Loans');
      expect(lender?.warnings).toEqual([
        expect.objectContaining({
          reason: expect.stringMatching(
            /^“Loans” may mean several products; read as Business Loans because of the .+ “.+”\.$/,
          ) as string,
          ofColumn: true,
        }),
      ]);
      expect(lender?.words.filter(({ known }) => known === null)).toEqual([]);
    });

    it.each([
      ['Bridging', 'Loans', 'Bridging Loans (Business), Bridging Loans (Property)'],
      ['Bridging', 'Regulated', 'Bridging Loans (Property)'],
      ['Asset finance lenders', 'Loans, MCA', 'Asset Finance, MCA'],
      ['Mortgages', 'Commercial', 'Commercial Mortgage'],
      ['Commercial lenders', 'Mortgages', 'Commercial Mortgage'],
      ['Small business funders', 'Lending', 'Business Loans'],
      ['BTL', 'Mortgages', 'Ltd Co BTL Mortgages'],
    ])('reads on the sheet “%s” “%s” as %s', async (sheet, word, productTypes) => {
      const [lender] = lendersIn(
        await read({
          [sheet]: [
            ['Lender', 'Products', 'Min'],
            ['Clyde', word, 10000],
          ],
        }),
      );

      expect(lender?.values.productTypes).toBe(productTypes);
    });

    it.each([
      ['Panel', 'Loans'],
      ['Lenders', 'Loans'],
      ['Loans', 'Commercial'],
      ['Property lenders', 'Loans'],
      ['Business lenders', 'Magic'],
      ['Bridging', 'Other'],
    ])('asks on the sheet “%s” what “%s” is', async (sheet, word) => {
      const [refusal] = (
        await read({
          [sheet]: [
            ['Lender', 'Products', 'Min'],
            ['Clyde', word, 10000],
          ],
        })
      ).filter((reading) => reading.kind === 'refusal');

      expect(refusal?.words.filter(({ known }) => known === null)).toMatchObject([
        { kind: 'product', word, meaning: null },
      ]);
    });

    it.each([null, 'All', 'all products', 'TBC'])(
      'uses the sheet’s products for a row with %j in its product column, and reports it',
      async (cell) => {
        const [forth] = lendersIn(
          await read({
            'Bridging lenders': [
              ['Lender', 'Products', 'Min'],
              ['Forth', cell, 100000],
            ],
          }),
        );

        expect(forth).toMatchObject({
          values: { productTypes: 'Bridging Loans (Business), Bridging Loans (Property)' },
          warnings: [{ reason: expect.stringContaining('taken from the heading or sheet name') as string }],
        });
      },
    );

    it.each(['magic', 'Loans of sorts'])(
      'does not use the sheet’s products for a row with %j there',
      async (cell) => {
        const found = await read({
          'Bridging lenders': [
            ['Lender', 'Products', 'Min'],
            ['Forth', cell, 100000],
          ],
        });

        expect(refusalsIn(found)).toMatchObject([
          { row: 2, reason: expect.stringContaining('no product') as string },
        ]);
      },
    );

    it.each<[string, readonly string[], readonly (string | null)[], string | null]>([
      ['Bridging lenders', ['Regulated bridging offered'], ['No'], 'bridging-business bridging-property'],
      ['Bridging lenders', ['Regulated bridging offered'], [null], 'bridging-business bridging-property'],
      ['Bridging lenders', ['Second charge bridging'], ['no'], 'bridging-business bridging-property'],
      ['Bridging lenders', ['BTL'], ['Yes'], 'bridging-business bridging-property btl-mortgages'],
      ['Bridging lenders', ['BTL'], ['No'], 'bridging-business bridging-property'],
      ['Bridging lenders', ['Bridging', 'BTL'], ['No', 'Yes'], 'btl-mortgages'],
      ['Bridging lenders', ['Bridging', 'BTL'], [null, 'Yes'], 'btl-mortgages'],
      ['Bridging lenders', ['Bridging', 'BTL'], [null, null], 'bridging-business bridging-property'],
      ['Bridging lenders', ['Bridging'], ['No'], null],
      ['BTL', ['BTL', 'Second charge bridging'], ['Yes', 'No'], 'btl-mortgages'],
      ['Invoice finance', ['Factoring'], ['No'], 'invoice-finance'],
      ['Panel', ['Regulated bridging offered'], ['No'], null],
      ['Panel', ['Regulated bridging offered'], ['Yes'], 'bridging-property'],
    ])('reads on a sheet “%s” the columns %j of %j as %s', async (sheet, headers, cells, products) => {
      const found = await read({
        [sheet]: [
          ['Lender', ...headers, 'Min loan'],
          ['Forth', ...cells, 100000],
        ],
      });
      const [forth] = lendersIn(found);

      expect(
        forth
          ? readProducts(forth.values.productTypes ?? '')
              .products.toSorted()
              .join(' ')
          : null,
      ).toBe(products);
    });

    it.each<[string, string]>([
      ['Regulated', 'Max LTV'],
      ['Second charge', 'Max loan'],
      ['2nd charge', 'Rate'],
      ['Residential', 'Max LTV'],
      ['Day one', 'LTV'],
      ['Light', 'Refurb'],
    ])('does not prefer “%s” over “%s”', async (group, header) => {
      const found = await read({
        'Bridging lenders': [
          ['', 'Loan', group],
          ['Lender', 'Min loan', header],
          ['Forth', 100000, '70%'],
        ],
      });

      expect(Object.keys(lendersIn(found)[0]!.values).toSorted()).toEqual([
        'minAmount',
        'name',
        'productTypes',
      ]);
      expect(noticesIn(found)).toMatchObject([
        { reason: expect.stringContaining('do not recognise') as string },
        {},
      ]);
    });

    it('reads products from tick columns', async () => {
      const [lender] = lendersIn(
        await read({
          Panel: [
            ['Lender', 'Bridging', 'Asset finance', 'MCA'],
            ['Forth', '✓', 'No', 'Yes'],
          ],
        }),
      );

      expect(lender?.values.productTypes).toBe(
        'Bridging Loans (Business), Bridging Loans (Property), Merchant Cash Advance',
      );
    });

    it('lists unknown columns once, and sheets without a table', async () => {
      const found = await read({
        Panel: [
          ['Lender', 'Products', 'Last reviewed', 'Procuration fee'],
          alba,
          ['Lender', 'Products', 'Last reviewed', 'Procuration fee'],
          alba,
        ],
        Instructions: [['How to use this workbook'], ['Filter by product']],
      });

      expect(noticesIn(found).map(({ sheet, column }) => [sheet, column])).toEqual([
        ['Panel', 'C (Last reviewed)'],
        ['Panel', 'D (Procuration fee)'],
        ['Instructions', null],
      ]);
    });

    const hiding = async function* (sheets: Sheets, hidden: (row: SheetRow) => SheetRow['hidden']) {
      for await (const row of sheetRows(sheets)) yield { ...row, hidden: hidden(row) };
    };

    it('names the lenders of hidden rows', async () => {
      const rows: Cells[] = [['Lender', 'Products'], alba, ['Brisk', 'MCA'], ['Clyde', 'MCA']];
      const found = await all(readLenderRows(hiding({ Panel: rows }, ({ row }) => (row > 2 ? 'row' : null))));

      expect(lendersIn(found)).toHaveLength(3);
      expect(noticesIn(found)).toMatchObject([
        { sheet: 'Panel', row: 3, reason: 'Hidden rows were imported too: Brisk (row 3), Clyde (row 4).' },
      ]);
    });

    it('names the lenders of a hidden sheet in one line', async () => {
      const lenders = Array.from({ length: 25 }, (_, index): Cells => [`Lender ${index + 1}`, 'MCA']);
      const found = await all(
        readLenderRows(hiding({ Old: [['Lender', 'Products'], ...lenders] }, () => 'sheet')),
      );

      expect(noticesIn(found)).toHaveLength(1);
      expect(noticesIn(found)[0]?.reason).toMatch(
        /^This sheet is hidden\. Its lenders were imported too: Lender 1 \(row 2\), .* and 5 more\.$/,
      );
    });
  });

  describe('rejecting a row', () => {
    it('rejects a row without a name or a known product, with the reason', async () => {
      const found = await read({
        Panel: [
          ['Lender', 'Products', 'Min'],
          [null, 'Business loans', 25000],
          ['TBC', 'Business loans', 25000],
          ['Alba', 'Pet insurance', 25000],
          ['Brisk', '', 25000],
        ],
      });

      expect(lendersIn(found)).toEqual([]);
      expect(refusalsIn(found)).toEqual([
        { sheet: 'Panel', row: 2, column: 'A (Lender)', value: null, reason: 'This row has no lender name.' },
        {
          sheet: 'Panel',
          row: 3,
          column: 'A (Lender)',
          value: 'TBC',
          reason: 'This row has no lender name.',
        },
        {
          sheet: 'Panel',
          row: 4,
          column: 'B (Products)',
          value: 'Pet insurance',
          reason: 'This row has no product we recognise.',
        },
        {
          sheet: 'Panel',
          row: 5,
          column: 'B (Products)',
          value: null,
          reason: 'This row has no product we recognise.',
        },
      ]);
    });

    it('rejects more than 50,000 rows', async () => {
      const many = async function* () {
        yield* sheetRows({ Panel: [['Lender', 'Products']] });
        for (let row = 2; row <= 50_002; row += 1) {
          const cells = [
            { kind: 'text', text: `Lender ${row}` } as const,
            { kind: 'text', text: 'Business loans' } as const,
          ];
          yield { sheet: 'Panel', row, hidden: null, cells };
        }
        await Promise.resolve();
      };

      await expect(all(readLenderRows(many()))).rejects.toMatchObject({ code: 'workbook-refused' });
    });
  });

  describe('reading a cell', () => {
    it.each([
      ['Min loan', 25000, { minAmount: '25000' }],
      ['Min loan', '£5k', { minAmount: '£5k' }],
      ['Min loan', 'c. £25,000', { minAmount: 'c. £25,000' }],
      ['Min loan', 'N/A', { minAmount: 'N/A' }],
      ['Min loan', 0, { minAmount: '0' }],
      ['Max loan', '1.5m', { maxAmount: '1.5m' }],
      ['Max loan', 'up to £5m', { maxAmount: 'up to £5m' }],
      ['Max loan', 'no max', { maxAmount: 'no max' }],
      ['Min (£k)', 50, { minAmount: '50000' }],
      ['Min (£k)', '50', { minAmount: '50000' }],
      ['Min (£k)', '£50k', { minAmount: '£50k' }],
      ['Min (£k)', '£50,000', { minAmount: '£50,000' }],
      ['Min (£k)', 12.125, { minAmount: '12125' }],
      ['Max (£k)', '1,500', { maxAmount: '1500000' }],
      ['Max facility (£m)', 2.5, { maxAmount: '2500000' }],
      ['Max facility (£m)', '1.125', { maxAmount: '1125000' }],
      ['Max facility (£m)', 'up to 5', { maxAmount: 'up to 5000000' }],
      ['Max facility (£m)', 'No max', { maxAmount: 'No max' }],
      ['Loan size', '£25k – £1m', { minAmount: '£25,000', maxAmount: '£1,000,000' }],
      ['Loan size', '50-100k', { minAmount: '£50,000', maxAmount: '£100,000' }],
      ['Loan size (£k)', '50-100', { minAmount: '£50,000', maxAmount: '£100,000' }],
      ['Loan size', 'up to £5m', { maxAmount: '£5,000,000' }],
      ['Loan size', 'from £25k', { minAmount: '£25,000' }],
      ['Min trading (months)', 24, { minTradingHistory: '24' }],
      ['Min trading (yrs)', 2, { minTradingHistory: '24' }],
      ['Min trading (yrs)', '18 months', { minTradingHistory: '18 months' }],
      ['Trading history', '2 years', { minTradingHistory: '2 years' }],
      ['Trading history', 'None', { minTradingHistory: 'None' }],
      ['Credit score', 650, { minCreditScore: '650' }],
      ['Max LTV', percent(0.7), { maxLtv: '70%' }],
      ['Max LTV', 70, { maxLtv: '70' }],
      ['Max LTV (%)', '70', { maxLtv: '70' }],
      ['LTV', '75%', { maxLtv: '75%' }],
      ['LTV range', '50% - 75%', { minLtv: '50%', maxLtv: '75%' }],
      ['LTV ratio', 0.7, { maxLtv: '70%' }],
      ['Adverse?', 'Yes', { acceptsAdverseCredit: 'true' }],
      ['Adverse?', true, { acceptsAdverseCredit: 'true' }],
      ['Adverse?', '✗', { acceptsAdverseCredit: 'false' }],
      ['Adverse?', 'Considered', { acceptsAdverseCredit: 'true' }],
      ['Start ups', '✓', { acceptsStartups: 'true' }],
      ['Refurb', 1, { acceptsRefurbProjects: 'true' }],
      ['Development', 'N', { acceptsDevelopmentProjects: 'false' }],
      ['Status', 'Inactive', { isActive: 'false' }],
      ['Status', 'Live', { isActive: 'true' }],
      ['Excluded', 'None', {}],
      ['Excluded', 'gambling, adult', { excludedSectors: 'gambling, adult' }],
      ['Rate', percent(0.05), { interestRate: '5%' }],
      ['Rate (%)', 0.79, { interestRate: '0.79%' }],
      ['Rate', 'from 0.79% pm', { interestRate: 'from 0.79% pm' }],
      ['Email', 'Jo Bloggs <jo@alba.co.uk>', { contactEmail: 'jo@alba.co.uk' }],
      [
        'Email',
        { kind: 'text', text: 'Jo', link: 'mailto:jo@alba.co.uk?subject=Hi' },
        { contactEmail: 'jo@alba.co.uk' },
      ],
      ['Tel', 2033973375, { contactPhone: '02033973375' }],
      ['Tel', '020 3397 3375', { contactPhone: '020 3397 3375' }],
      ['Web', 'alba.co.uk', { website: 'https://alba.co.uk' }],
      [
        'Web',
        { kind: 'text', text: 'Visit', link: 'https://alba.co.uk/brokers' },
        { website: 'https://alba.co.uk/brokers' },
      ],
    ])('reads %s %j', async (header, cell, values) => {
      expect(await readOne(header, cell)).toEqual({ values, warnings: [] });
    });

    it.each(['', ' ', '-', '–', 'TBC', 'tbc', '?', 'Unknown', 'n/a'])(
      'treats %j as not stated',
      async (text) => {
        for (const header of [
          'Adverse?',
          'Web',
          'Email',
          'Tel',
          'Sectors',
          'Rate',
          'Description',
          'Active',
        ]) {
          expect(await readOne(header, text)).toEqual({ values: {}, warnings: [] });
        }
      },
    );

    it.each(['-', 'TBC', '?'])('treats %j as no limit', async (text) => {
      for (const header of [
        'Min loan',
        'Max loan',
        'Loan size',
        'Max LTV',
        'LTV',
        'Credit score',
        'Time in business',
      ]) {
        expect(await readOne(header, text)).toEqual({ values: {}, warnings: [] });
      }
    });

    it.each([
      ['Min loan', '50-100', 'amount'],
      ['Min loan', 'ask', 'amount'],
      ['Min loan', -5000, 'amount'],
      ['Min loan', { kind: 'date', text: '2026-03-05' }, 'date'],
      ['Max loan', { kind: 'error', text: '#REF!' }, '#REF!'],
      ['Max loan', { kind: 'error', text: '=A1*2' }, 'formula'],
      ['Max loan', true, 'amount'],
      ['Min (£k)', '£50', 'amount'],
      ['Min (£k)', '1,5', 'amount'],
      ['Min (£k)', '1.500', 'amount'],
      ['Max facility (£m)', '2,5', 'amount'],
      ['Max facility (£m)', '1.500.000', 'amount'],
      ['Loan size (£k)', '2,5 - 5', 'amounts'],
      ['Min trading (yrs)', '1,5', 'length of time'],
      ['Loan size', '£50,000', 'minimum or the maximum'],
      ['Max LTV', 'seventy', 'percentage'],
      ['Time in business', 'since 2019', 'length of time'],
      ['Time in business', { kind: 'date', text: '2026-06-12' }, 'date'],
      ['Credit score', 'good', 'credit score'],
      ['Adverse?', 'maybe', 'Yes or No'],
      ['Adverse?', 'x', 'Yes or No'],
      ['Active', 'perhaps', 'Yes or No'],
      ['Email', 'ask Jo', 'email address'],
      ['Tel', 'see website', 'phone'],
      ['Web', 'javascript:alert(1)', 'web address'],
      ['Web', { kind: 'text', text: 'Visit', link: 'file:///etc/passwd' }, 'web address'],
    ])('leaves %s %j blank and reports why', async (header, cell, reason) => {
      const { values, warnings } = await readOne(header, cell);

      expect(values).toEqual({});
      expect(warnings).toEqual([
        expect.objectContaining({
          sheet: 'Panel',
          row: 2,
          column: `C (${header})`,
          reason: expect.stringContaining(reason) as string,
        }),
      ]);
    });

    it('keeps a clear answer and reports what it dropped', async () => {
      const { values, warnings } = await readOne('Adverse?', 'Yes - up to £50k');

      expect(values).toEqual({ acceptsAdverseCredit: 'true' });
      expect(warnings).toMatchObject([{ value: 'Yes - up to £50k' }]);
    });

    it('reads a second column for a field only when the first is blank', async () => {
      const found = await read({
        Panel: [
          ['Lender', 'Products', 'Tel', 'Mobile'],
          ['Alba', 'MCA', null, '07700 900123'],
          ['Brisk', 'MCA', '020 7946 0000', '07700 900456'],
        ],
      });

      expect(lendersIn(found).map(({ values }) => values.contactPhone)).toEqual([
        '07700 900123',
        '020 7946 0000',
      ]);
      expect(noticesIn(found)).toMatchObject([{ column: 'D (Mobile)' }]);
    });
  });
});
