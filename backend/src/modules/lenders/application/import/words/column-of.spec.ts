import { columnOf, columnReader } from './column-of.js';
import { COLUMN_WORDS, OTHER_COLUMNS } from './column-words.js';

const fieldsOf = (header: string): string => columnOf(header)?.fields.join('+') ?? 'unknown';

describe('columnOf', () => {
  it.each([
    ['Lender', 'name'],
    ['Lender name *', 'name'],
    ['Provider', 'name'],
    ['Funder', 'name'],
    ['BANK / LENDER', 'name'],
    ['Description', 'description'],
    ['Products', 'productTypes'],
    ['Product type(s)', 'productTypes'],
    ['Loan types', 'productTypes'],
    ['Type of finance', 'productTypes'],
    ['Min loan', 'minAmount'],
    ['Minimum amount', 'minAmount'],
    ['MinAmount', 'minAmount'],
    ['min_amount', 'minAmount'],
    ['Min (£k)', 'minAmount'],
    ['Min £', 'minAmount'],
    ['Loan min', 'minAmount'],
    ['Minimum Loan Size', 'minAmount'],
    ['Max facility (£m)', 'maxAmount'],
    ['MAX', 'maxAmount'],
    ["Max loan (£000's)", 'maxAmount'],
    ['Loan size', 'minAmount+maxAmount'],
    ['Loan range (£)', 'minAmount+maxAmount'],
    ['Min - Max', 'minAmount+maxAmount'],
    ['Rate', 'interestRate'],
    ['Pricing', 'interestRate'],
    ['Interest rate (%)', 'interestRate'],
    ['Rate p.a.', 'interestRate'],
    ['Trading history (months)', 'minTradingHistory'],
    ['Min trading (yrs)', 'minTradingHistory'],
    ['Time in business', 'minTradingHistory'],
    ['Years trading', 'minTradingHistory'],
    ['Minimum Trading History', 'minTradingHistory'],
    ['Credit score', 'minCreditScore'],
    ['Min. credit score', 'minCreditScore'],
    ['Adverse?', 'acceptsAdverseCredit'],
    ['Adverse (Y/N)', 'acceptsAdverseCredit'],
    ['CCJs OK', 'acceptsAdverseCredit'],
    ['Accepts adverse credit?', 'acceptsAdverseCredit'],
    ['Start ups', 'acceptsStartups'],
    ['Start-ups?', 'acceptsStartups'],
    ['New starts', 'acceptsStartups'],
    ['Startups considered', 'acceptsStartups'],
    ['LTV', 'maxLtv'],
    ['Max LTV %', 'maxLtv'],
    ['LTV (max)', 'maxLtv'],
    ['Maximum loan to value', 'maxLtv'],
    ['Min LTV', 'minLtv'],
    ['Security', 'propertyTypes'],
    ['Property types', 'propertyTypes'],
    ['Refurb', 'acceptsRefurbProjects'],
    ['Refurbishment?', 'acceptsRefurbProjects'],
    ['Development', 'acceptsDevelopmentProjects'],
    ['Sectors', 'preferredSectors'],
    ['Preferred sectors', 'preferredSectors'],
    ['Excluded', 'excludedSectors'],
    ['Sector exclusions', 'excludedSectors'],
    ['Areas', 'coverageAreas'],
    ['Regions', 'coverageAreas'],
    ['Coverage', 'coverageAreas'],
    ['Email', 'contactEmail'],
    ['BDM email', 'contactEmail'],
    ['E-mail', 'contactEmail'],
    ['Lender email', 'contactEmail'],
    ['Tel', 'contactPhone'],
    ['Phone No.', 'contactPhone'],
    ['BDM mobile', 'contactPhone'],
    ['Web', 'website'],
    ['URL', 'website'],
    ['Lender website', 'website'],
    ['Active', 'isActive'],
    ['Active?', 'isActive'],
    ['Status', 'isActive'],
    ['Bridging', 'productTypes'],
    ['Invoice finance', 'productTypes'],
    ['Internal notes', 'unknown'],
    ['Notes', 'unknown'],
    ['BDM', 'contactEmail+contactPhone'],
    ['Min', 'minAmount'],
    ['', 'unknown'],
    ['£', 'unknown'],
  ])('reads the header %j as %s', (header, fields) => {
    expect(fieldsOf(header)).toBe(fields);
  });

  it.each([
    ['Min (£k)', ['thousands']],
    ["Max (£000's)", ['thousands']],
    ['Max facility (£m)', ['millions']],
    ['Min trading (yrs)', ['years']],
    ['Years trading', ['years']],
    ['Trading history (months)', ['months']],
    ['Max LTV %', ['percent']],
    ['LTV ratio', ['ratio']],
    ['Min loan', []],
    ['Min loan (£)', []],
  ])('reads the unit of %j', (header, units) => {
    expect(columnOf(header)?.units).toEqual(units);
  });

  it('reads a product that has its own column', () => {
    expect(columnOf('Asset finance')).toMatchObject({ reading: 'product-tick', product: 'Asset Finance' });
  });

  it.each(COLUMN_WORDS)('reads every header of $fields ($reading), in any spelling', (entry) => {
    const { fields, reading, names } = entry;
    const headers = names
      .split(',')
      .map((name) => name.replace(/\s+/g, ' ').trim())
      .flatMap((name) => [name, name.toUpperCase(), `${name}?`, `${name} *`]);

    expect(headers.map((header) => [header, columnOf(header)])).toMatchObject(
      headers.map((header) => [header, { reading, fields }]),
    );
  });

  it('uses the words it is given', () => {
    const taught = columnReader([
      ...COLUMN_WORDS,
      { fields: ['interestRate'], reading: 'rate', names: 'sweetener, score' },
    ]);

    expect(taught('Sweetener (%)')).toMatchObject({ reading: 'rate', units: ['percent'] });
    expect(taught('Score')).toMatchObject({ fields: ['interestRate'] });
    expect(columnOf('Sweetener (%)')).toBeNull();
  });

  it('ignores headers of other columns', () => {
    const headers = OTHER_COLUMNS.split(',').flatMap((name) => [name.trim(), name.trim().toUpperCase()]);

    expect(headers.filter((header) => columnOf(header) !== null)).toEqual([]);
  });

  it.each(['Rate p.m.', 'Rate (from, % p.m.)', 'Interest rate (% p.a.)'])(
    'recognises the rate in %j',
    (header) => {
      expect(columnOf(header)).toMatchObject({ reading: 'rate' });
    },
  );
});
