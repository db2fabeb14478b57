import { join } from 'node:path';
import { isLimitField, type LenderField } from '#kernel/lending/lender-fields.js';
import { readProducts } from '#kernel/lending/product.js';
import { readPlaces } from '#kernel/vocabulary/places.js';
import { propertyTypes } from '#kernel/vocabulary/property-types.js';
import { sectors } from '#kernel/vocabulary/sectors.js';
import { readLenderRows } from '#modules/lenders/application/import/read/read-lender-rows.js';
import { readLimit } from '#modules/lenders/domain/lender-limits.js';
import { ForkedWorkbookReader } from '#platform/infrastructure/spreadsheet/reading/forked-workbook-reader.js';
import { all } from '../support/workbooks.js';

/* Brokers' complete files (test/fixtures), and a person's reading of them. */

const reader = new ForkedWorkbookReader();
const BRIDGING = 'bridging-business, bridging-property';

/** The rule's interpretation of a text in any notation. */
const understood = (field: LenderField, text: string): unknown => {
  const named = (list: { readonly terms: readonly { readonly written: string }[] }): string =>
    list.terms.map(({ written }) => written).join(', ');
  if (isLimitField(field)) return readLimit(field, text);
  if (field === 'productTypes') return readProducts(text).products.toSorted().join(', ');
  if (field === 'propertyTypes') return named(propertyTypes.readList(text));
  if (field === 'excludedSectors') return named(sectors.readList(text, 'excluded'));
  if (field !== 'coverageAreas') return text;
  const { nations = [], leftOut = [], namesOtherAreas = false } = readPlaces(text) ?? {};
  const without = [...leftOut].map((nation) => `not ${nation}`);
  return [...[...nations].toSorted(), ...without, ...(namesOtherAreas ? ['areas'] : [])].join(', ');
};

const read = async (name: string) => {
  const path = join(import.meta.dirname, '../fixtures/workbooks', name);
  const readings = await all(readLenderRows(reader.read({ name, path })));
  return {
    lenders: Object.fromEntries(
      readings.flatMap((reading) => {
        if (reading.kind !== 'lender') return [];
        const { name: lender, ...values } = reading.values;
        const fields = Object.entries(values) as [LenderField, string][];
        return [
          [lender, Object.fromEntries(fields.map(([field, text]) => [field, understood(field, text)]))],
        ];
      }),
    ),
    refused: readings.flatMap((reading) => (reading.kind === 'refusal' ? [reading.issue] : [])),
    unknown: readings.flatMap((reading) =>
      reading.kind === 'notice' && reading.issue.reason.includes('do not recognise')
        ? [reading.issue.column]
        : [],
    ),
    noted: readings.flatMap((reading) =>
      reading.kind === 'lender'
        ? reading.warnings.map(({ row, column }) => `${column?.slice(0, 1)}${row}`)
        : [],
    ),
  };
};

describe('Broker files', () => {
  it('read a no to regulated, consumer or second charge lending as not offering the sheet’s product', async () => {
    const { lenders, refused, unknown } = await read('l08-qualified-tick.xlsx');

    expect(lenders).toEqual({
      'Tick Unreg Alpha': { productTypes: BRIDGING, minAmount: 100_000, maxAmount: 10_000_000, maxLtv: 75 },
      'Tick Reg Bravo': { productTypes: BRIDGING, minAmount: 50_000, maxAmount: 3_000_000, maxLtv: 70 },
      'Tick Dep Charlie': { productTypes: BRIDGING, minAmount: 75_000, maxAmount: 2_000_000, maxLtv: 70 },
      'Tick NA Delta': { productTypes: BRIDGING, minAmount: 75_000, maxAmount: 2_000_000, maxLtv: 70 },
      'Tick Echo': { productTypes: 'btl-mortgages', minAmount: 25_000 },
    });
    expect(refused).toEqual([]);
    expect(unknown).toEqual(['C (Consumer BTL)']);
  });

  it('return every lender of a questionnaire, and ask about qualified headers', async () => {
    const { lenders, refused, unknown } = await read('l09-real-headers.xlsx');

    expect(lenders).toEqual({
      'Real Alpha': {
        productTypes: BRIDGING,
        contactEmail: 'deals@alpha.example',
        contactPhone: '020 7946 0001',
        minAmount: 100_000,
        maxAmount: 10_000_000,
        interestRate: '0.75% - 1.0% per month',
      },
    });
    expect(refused).toEqual([]);
    expect(unknown).toEqual([
      'F (Minimum number of months interest)',
      'G (Max LTV, 1st charge - residential investment)',
      'H (Maximum day-1 LTV (%))',
      'J (Minimum developer experience)',
      "K (Which geographies don't you lend in?)",
      'L (Which of these property types are UNACCEPTABLE as security?)',
      'M (Bankruptcy/IVAs accepted)',
      'N (Do you lend to first time buyers?)',
    ]);
  });

  it('never read an exclusion column as what is accepted', async () => {
    const { lenders, unknown } = await read('l10-exclusions.xlsx');
    const lender = { productTypes: BRIDGING, minAmount: 100_000 };

    expect(lenders).toEqual({
      'Excl Alpha': lender,
      'Excl Bravo': { ...lender, coverageAreas: 'England, Northern Ireland, Wales, not Scotland' },
      'Excl Charlie': { ...lender, coverageAreas: 'England, Scotland, Wales, not Northern Ireland' },
      'Excl Delta': { ...lender, coverageAreas: 'not Northern Ireland' },
      'Excl Echo': { ...lender, coverageAreas: 'not Scotland, not Northern Ireland' },
    });
    expect(unknown).toHaveLength(6);
  });

  it('omit an item followed by a denial', async () => {
    const { lenders, noted } = await read('l13-denied-items.xlsx');
    const lender = { productTypes: BRIDGING, minAmount: 50_000 };

    expect(lenders).toEqual({
      'Deny One': {
        ...lender,
        coverageAreas: 'England, not Scotland',
        propertyTypes: 'Residential',
        excludedSectors: 'Retail',
      },
      'Deny Two': { ...lender, coverageAreas: 'England, Wales, not Scotland' },
      'Deny Three': { ...lender, coverageAreas: 'England, Scotland, Wales, not Northern Ireland' },
      'Deny Four': { ...lender, coverageAreas: 'not Scotland' },
    });
    expect(noted).toEqual(['F2']);
  });

  it('read the general one of qualified figures with a note, and leave unclear ones blank', async () => {
    const { lenders, noted } = await read('l11-limits-words.xlsx');
    const productTypes = BRIDGING;

    expect(lenders).toEqual({
      'Lim Alpha': {
        productTypes,
        minAmount: 50_000,
        maxAmount: 5_000_000,
        maxLtv: 70,
        interestRate: 'from 0.75%',
        minTradingHistory: 12,
        acceptsAdverseCredit: 'true',
        acceptsStartups: 'true',
        coverageAreas: 'England',
      },
      'Lim Bravo': {
        productTypes,
        minAmount: 25_000,
        maxAmount: 2_000_000,
        maxLtv: 75,
        interestRate: '0.89',
        minTradingHistory: 24,
        acceptsStartups: 'false',
        coverageAreas: 'England, Wales',
      },
      'Lim Charlie': {
        productTypes,
        minAmount: 50_000,
        maxAmount: 500_000,
        interestRate: '8.5-9.5',
        minTradingHistory: 12,
        coverageAreas: 'England, Scotland, Wales',
      },
      'Lim Delta': {
        productTypes,
        interestRate: '>8',
        minTradingHistory: 24,
        acceptsStartups: 'false',
        coverageAreas: 'England, Northern Ireland, Scotland, Wales',
      },
      'Lim Echo': { productTypes, interestRate: '½%', coverageAreas: 'areas' },
      'Lim Foxtrot': {
        productTypes,
        interestRate: '0,89%',
        acceptsAdverseCredit: 'false',
        acceptsStartups: 'false',
        coverageAreas: 'England',
      },
      'Lim Golf': {
        productTypes,
        maxLtv: 75,
        interestRate: '0.95%pm*',
        minTradingHistory: 18,
        acceptsAdverseCredit: 'true',
        acceptsStartups: 'false',
        coverageAreas: 'England',
      },
      'Lim Hotel': {
        productTypes,
        minAmount: 50_000,
        maxAmount: 5_000_000,
        maxLtv: 75,
        interestRate: '0.9%\n1.1% 2nd',
        acceptsAdverseCredit: 'true',
        acceptsStartups: 'false',
        coverageAreas: 'England, Wales',
      },
      'Lim India': {
        productTypes,
        maxAmount: Infinity,
        maxLtv: 80,
        interestRate: '0.9',
        minTradingHistory: 3,
        acceptsAdverseCredit: 'true',
        acceptsStartups: 'false',
        coverageAreas: 'England, Northern Ireland, Scotland, Wales',
      },
    });
    // Every figure of these rows that is left blank or partly read.
    expect(noted).toEqual(
      expect.arrayContaining([
        'C5',
        'D5',
        'E5',
        'C6',
        'D6',
        'E6',
        'G6',
        'C7',
        'D7',
        'E7',
        'G7',
        'C8',
        'D8',
        'G9',
        'C10',
      ]),
    );
  });

  it('read invisible characters and full-width letters and figures like plain ones', async () => {
    const { lenders, refused, noted } = await read('l07-invisible.xlsx');
    const lender = {
      productTypes: BRIDGING,
      minAmount: 50_000,
      maxAmount: 5_000_000,
      maxLtv: 70,
      acceptsStartups: 'true',
      contactPhone: '020 7946 0001',
    };

    expect(lenders).toEqual({
      'Bidi Alpha': { ...lender, contactEmail: 'jo@alpha.example', website: 'https://alpha.example' },
      SoftHyphen: { ...lender, contactEmail: 'jo@softh.example', website: 'https://soft.example' },
      'Full Width': { ...lender, contactEmail: 'jo@fw.example' },
    });
    expect(refused).toEqual([]);
    expect(noted).toEqual([]);
  });
});
