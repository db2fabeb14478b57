import { lenderKey } from './lender-key.js';

describe('lenderKey', () => {
  it.each([
    'Alba Finance',
    ' ALBA  FINANCE ',
    'Alba-Finance',
    'alba – finance',
    'AlbaFinance',
    'Álba\u00a0Finance',
  ])('reads %j as Alba Finance', (name) => expect(lenderKey(name)).toBe(lenderKey('Alba Finance')));

  it.each([
    ['Fund 1 1', 'Fund 11'],
    ['Lender 1.23', 'Lender 12.3'],
    ['Lloyds Bank – Small Business Loan', 'Lloyds Bank – Business Loan'],
    ['★', '★★'],
  ])('distinguishes %s from %s', (one, other) => expect(lenderKey(one)).not.toBe(lenderKey(other)));

  it('returns a key for a name without letters', () => expect(lenderKey(' ★ ')).toBe('★'));
});
