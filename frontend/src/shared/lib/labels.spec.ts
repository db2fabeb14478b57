import { humanise, lookUp } from '@/shared/lib/labels';

describe('Labels', () => {
  it('find the label of a known word, and none for an unknown one', () => {
    expect(lookUp({ pending: 'Pending' }, 'pending')).toBe('Pending');
    expect(lookUp({ pending: 'Pending' }, 'on_hold')).toBeUndefined();
    expect(lookUp({ pending: 'Pending' }, 'constructor')).toBeUndefined();
  });

  it.each([
    ['on_hold', 'On hold'],
    ['case-manager', 'Case manager'],
    ['assignedLender', 'Assigned lender'],
  ])('format %s as %s', (word, words) => {
    expect(humanise(word)).toBe(words);
  });
});
