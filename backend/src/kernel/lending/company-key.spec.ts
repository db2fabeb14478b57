import { companyKey, companyNumberKey, numberPrefixes } from './company-key.js';

describe('companyKey', () => {
  it.each([
    ['ALDER JOINERY LIMITED', 'Alder Joinery Ltd'],
    ['BROWN & SONS PLC', 'brown and sons public limited company'],
    ['BROWN & SONS PLC', 'Brown + Sons'],
    ['IDEAL INSURANCE COMPANY LIMITED(THE)', 'the ideal insurance co'],
    ['A.B.A. INSURANCE SERVICES LIMITED', 'a b a insurance services'],
    ['A & G LIMITED', 'A and G Ltd'],
    ['A & G LIMITED', 'a&g'],
    ['A & G LIMITED', 'A. + G. Ltd.'],
    ['A G BUILDERS LTD', 'AG Builders'],
    ['A.G. BUILDERS LTD', 'AG Builders'],
    ["O'NEILL CAFÉ LLP", 'oneill cafe'],
    ['CYMRU CYF', 'Cymru cyfyngedig'],
  ])('treats %s and %s as the same company', (one, other) => {
    expect(companyKey(one)).toBe(companyKey(other));
  });

  it.each([
    ['A & G Builders', 'AG Builders'],
    ['J & J Roofing', 'JJ Roofing'],
  ])('distinguishes %s from %s, which are two companies', (one, other) => {
    expect(companyKey(one)).not.toBe(companyKey(other));
  });

  it('keeps a name that consists only of a legal form', () => {
    expect(companyKey('THE LIMITED')).toBe('the limited');
  });

  it.each(['', 'x'])('does not split a character when it shortens a long name, after %j', (start) => {
    expect(companyKey(start + '\u{10330}'.repeat(199))).toMatch(/^x?(?:\u{10330})+$/u);
  });

  it('returns nothing for a name without letters', () => {
    expect(companyKey('(--)')).toBe('');
  });

  it.each([
    ['06436514', ['06436514']],
    ['sc 123456', ['SC123456']],
    ['1636368', ['01636368', '1636368']],
    ['123', ['123']],
    ['SC1234', ['SC001234', 'SC1234']],
    ['No. 06436514', ['06436514']],
    ['No 6436514.', ['06436514', '6436514']],
    ['Company number: SC 123 456', ['SC123456']],
    ['000006436514', ['06436514']],
    ['123456', ['00123456', 'SC123456', 'NI123456', 'OC123456', 'SO123456', 'NC123456', '123456']],
    ['No 1 Bakery', []],
    ['Co-op 1234', []],
    ['12:51 Limited', []],
    ['Alder', []],
  ])('reads the leading number of %s', (typed, prefixes) => {
    expect(numberPrefixes(typed)).toEqual(prefixes);
  });

  it.each([
    ['06436514', '06436514'],
    ['6436514', '06436514'],
    ['0006436514', '06436514'],
    ['No 6436514', '06436514'],
    ['No. 06436514.', '06436514'],
    ['Company No: 6436514', '06436514'],
    ['Registered number 06436514', '06436514'],
    ['CRN 0643 6514', '06436514'],
    ['sc123456', 'SC123456'],
    ['S.C. 123456', 'SC123456'],
    ['SC 1234', 'SC001234'],
    ['oc-301234', 'OC301234'],
    ['IP12345R', 'IP12345R'],
    ['R0000123', 'R0000123'],
    ['', null],
    ['123', null],
    ['00000000', null],
    ['not registered', null],
    ['sole trader', null],
    ['No', null],
    ['123456789', null],
  ])('compares the company number %j as %j', (text, key) => {
    expect(companyNumberKey(text)).toBe(key);
  });
});
