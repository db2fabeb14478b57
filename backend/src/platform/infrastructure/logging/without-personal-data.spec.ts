import { withoutPersonalData } from './without-personal-data.js';

const cleaned = (text: string): string => withoutPersonalData({ text }).text;

describe('withoutPersonalData', () => {
  it.each([
    [
      `Unexpected token 'F', "Fiona Alder" is not valid JSON`,
      `Unexpected token 'F', [removed] is not valid JSON`,
    ],
    ['"Fiona Alder, cut', '[removed]'],
    ['No lead 0141 496 0123 here', 'No lead [removed] here'],
    ['call +44 (0)141 496-0123.', 'call [removed]'],
    ['07700900123', '[removed]'],
    ['tel:07700900123 and 7700\u00a0900\u2011123', 'tel:[removed] and [removed]'],
    ['No lead fiona@alder.example here', 'No lead [removed] here'],
    [`/reset/${'t'.repeat(43)}`, '/reset/[removed]'],
    ['/status?token=abc', '/status[removed]'],
    ['at https://funding.example/reset#token=abc:10:5)', 'at https://funding.example/reset[removed])'],
  ])('logs %s as %s', (text, logged) => {
    expect(cleaned(text)).toBe(logged);
  });

  it.each([
    `TypeError: Cannot read properties of undefined (reading 'items')`,
    'at send (https://funding.example/assets/enhanced-fact-find-page-Bx7dfs12.js:1:2345)',
    '404 on 2026-03-12 of 0193f000-0000-7000-8000-000000000001',
    'send@https://funding.example/assets/contact-page-Bx7dfs12.js:1:2345',
  ])('leaves %s unchanged', (text) => {
    expect(cleaned(text)).toBe(text);
  });
});
