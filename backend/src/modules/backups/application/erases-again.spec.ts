import { readLedger, type Erasure } from './erases-again.js';

const ID = '019ac2f4-7c10-7c63-b2e1-0d5f6a7b8c9d';
const erasure: Erasure = {
  id: ID,
  at: '2026-11-27T09:00:00.000Z',
  records: [{ type: 'application', id: ID, how: 'removed' }],
};

describe('The ledger of erasures', () => {
  it('is parsed line by line', () => {
    expect(
      readLedger(`${JSON.stringify(erasure)}\n\n${JSON.stringify({ ...erasure, cause: 'request' })}\n`),
    ).toEqual([erasure, erasure]);
  });

  it.each([
    ['no JSON', 'a name'],
    ['no id of a record', JSON.stringify({ ...erasure, records: [{ type: 'application', how: 'removed' }] })],
    ['no time', JSON.stringify({ ...erasure, at: 'yesterday' })],
    ['no records', JSON.stringify({ ...erasure, records: null })],
    ['nothing', 'null'],
  ])('names the line with %s', (_which, line) => {
    expect(() => readLedger(`${JSON.stringify(erasure)}\n${line}`)).toThrow(
      /^Line 2 of the erasures cannot be read/,
    );
  });
});
