import { waitInWords } from './wait-in-words.js';

describe('waitInWords', () => {
  it.each([
    [1, 'a second'],
    [8, '8 seconds'],
    [30, '30 seconds'],
    [31, 'a minute'],
    [60, 'a minute'],
    [61, '2 minutes'],
    [3_600, '60 minutes'],
  ])('formats %i seconds as %s', (seconds, words) => {
    expect(waitInWords(seconds)).toBe(words);
  });
});
