import { ALL_SPELLINGS } from '../support/broker-spellings.js';

describe('the gathered spellings', () => {
  it('are several hundred, each once', () => {
    const distinct = new Set(ALL_SPELLINGS.map(({ category, text }) => `${category}\t${text}`));

    expect(distinct.size).toBe(ALL_SPELLINGS.length);
    expect(distinct.size).toBeGreaterThan(400);
  });

  it('all have a reading', () => {
    expect(ALL_SPELLINGS.filter(({ text, reading }) => text === '' || reading === '')).toEqual([]);
  });
});
