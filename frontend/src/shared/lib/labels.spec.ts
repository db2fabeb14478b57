import { humanise, lookUp } from '@/shared/lib/labels';

describe('Known words', () => {
  it('finds what a table says of a word, and nothing of one that it does not hold', () => {
    expect(lookUp({ pending: 'Pending' }, 'pending')).toBe('Pending');
    expect(lookUp({ pending: 'Pending' }, 'on_hold')).toBeUndefined();
    expect(lookUp({ pending: 'Pending' }, 'constructor')).toBeUndefined();
  });

  it.each([
    ['on_hold', 'On hold'],
    ['case-manager', 'Case manager'],
    ['assignedLender', 'Assigned lender'],
  ])('writes %s as %s', (word, words) => {
    expect(humanise(word)).toBe(words);
  });
});
