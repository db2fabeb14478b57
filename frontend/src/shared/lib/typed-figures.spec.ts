import { readDecimal, readPence } from '@/shared/lib/typed-figures';

it.each([
  ['1', 100],
  [' £1,250.50 ', 125_050],
  ['£ 25,000,000', 2_500_000_000],
  ['0.29', 29],
  ['1.005', null],
  ['12,50', null],
  ['1.2k', null],
  ['-1', null],
  ['', null],
])('%j is %s pence', (text, pence) => {
  expect(readPence(text)).toBe(pence);
});

it.each([
  ['8.95', 8.95],
  ['8.95 %', 8.95],
  ['0', 0],
  ['eight', null],
  ['', null],
])('%j is the number %s', (text, number) => {
  expect(readDecimal(text)).toBe(number);
});
