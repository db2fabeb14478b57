import { merge } from '@/shared/dialogs/merge';

const read = { amount: '', rate: '', notes: '' };

describe('merge', () => {
  it('puts two versions together and names what both changed', () => {
    const mine = { ...read, amount: '£9k', notes: 'Mine' };
    const theirs = { ...read, amount: '£8k', rate: '7%' };

    expect(merge(read, mine, theirs)).toEqual({
      values: { amount: '£9k', notes: 'Mine', rate: '7%' },
      clashes: [{ field: 'amount', mine: '£9k', theirs: '£8k' }],
      taken: ['rate'],
    });
  });

  it('finds no clash where both wrote the same', () => {
    const both = { ...read, amount: '£9k' };

    expect(merge(read, { ...both, amount: '£9k ' }, both)).toMatchObject({ clashes: [], taken: [] });
  });
});
