import { merge } from '@/shared/forms/dialog/merge';

const read = { amount: '', rate: '', notes: '' };

describe('merge', () => {
  it('merges two versions and names conflicting fields', () => {
    const mine = { ...read, amount: '£9k', notes: 'Mine' };
    const theirs = { ...read, amount: '£8k', rate: '7%' };

    expect(merge(read, mine, theirs)).toEqual({
      values: { amount: '£9k', notes: 'Mine', rate: '7%' },
      conflicts: [{ field: 'amount', mine: '£9k', theirs: '£8k' }],
      updated: ['rate'],
    });
  });

  it('finds no conflict when both made the same change', () => {
    const both = { ...read, amount: '£9k' };

    expect(merge(read, { ...both, amount: '£9k ' }, both)).toMatchObject({ conflicts: [], updated: [] });
  });
});
