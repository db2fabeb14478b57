import { readCompanyStatus } from './company-status.js';

describe('Company status', () => {
  it.each([
    ['Active', 'active'],
    ['active', 'active'],
    ['Active - Proposal to Strike off', 'strike-off-proposed'],
    ['In Administration', 'administration'],
    ['In Administration/Administrative Receiver', 'administration'],
    ['Live but Receiver Manager on at least one charge', 'receivership'],
    ['Voluntary Arrangement', 'voluntary-arrangement'],
    ['voluntary-arrangement', 'voluntary-arrangement'],
    ['Liquidation', 'liquidation'],
    ['dissolved', 'dissolved'],
    ['converted-closed', 'converted-closed'],
    ['something new', 'other'],
    ['', null],
    [null, null],
  ])('reads %s as %s', (text, status) => {
    expect(readCompanyStatus(text)).toBe(status);
  });
});
