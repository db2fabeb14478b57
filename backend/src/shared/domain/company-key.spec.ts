import { companyKey, numberPrefixes } from './company-key.js';

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
])('takes %s and %s for one', (one, other) => {
  expect(companyKey(one)).toBe(companyKey(other));
});

it.each([
  ['A & G Builders', 'AG Builders'],
  ['J & J Roofing', 'JJ Roofing'],
])('keeps %s, who are two, and %s apart', (one, other) => {
  expect(companyKey(one)).not.toBe(companyKey(other));
});

it('keeps a name that is nothing but a legal form', () => {
  expect(companyKey('THE LIMITED')).toBe('the limited');
});

it.each(['', 'x'])('cuts no letter of a long name in two, after %j', (start) => {
  expect(companyKey(start + '\u{10330}'.repeat(199))).toMatch(/^x?(?:\u{10330})+$/u);
});

it('finds nothing in what has no letter', () => {
  expect(companyKey('(--)')).toBe('');
});

it.each([
  ['06436514', ['06436514']],
  ['sc 123456', ['SC123456']],
  ['1636368', ['01636368', '1636368']],
  ['123', ['123']],
  ['12:51 Limited', []],
  ['Alder', []],
])('reads the number that %s begins', (typed, prefixes) => {
  expect(numberPrefixes(typed)).toEqual(prefixes);
});
