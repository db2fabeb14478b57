import { bodyOf, merge, missingIn, NEW_LENDER, valuesOf } from '@/features/lenders/lender-values';
import { aDirectoryLender } from '@/testing/a-directory-lender';

const read = valuesOf(aDirectoryLender());

it('takes a flag that nobody stated for one', () => {
  const lender = aDirectoryLender({ acceptsStartups: 'false', notStated: ['acceptsStartups'] });

  expect(valuesOf(lender).acceptsStartups).toBe('');
  expect(bodyOf(valuesOf(lender))).toMatchObject({ acceptsStartups: null });
});

it('is active and states nothing else when it is new', () => {
  expect(bodyOf({ ...NEW_LENDER, name: ' Alba ', productTypes: 'MCA' })).toMatchObject({
    name: 'Alba',
    productTypes: 'MCA',
    isActive: 'true',
    minAmount: null,
    acceptsAdverseCredit: null,
  });
});

it('asks for a name and products', () => {
  expect(missingIn({ ...NEW_LENDER, name: ' ' })).toEqual({
    name: 'Lender name is required',
    productTypes: 'Product types are required',
  });
});

it('puts two versions together and names what both changed', () => {
  const mine = { ...read, minAmount: '£9k', description: 'Mine' };
  const theirs = { ...read, minAmount: '£8k', interestRate: '7%' };

  expect(merge(read, mine, theirs)).toEqual({
    values: { ...read, minAmount: '£9k', description: 'Mine', interestRate: '7%' },
    clashes: [{ field: 'minAmount', mine: '£9k', theirs: '£8k' }],
    taken: ['interestRate'],
  });
});

it('finds no clash where both wrote the same', () => {
  const both = { ...read, minAmount: '£9k' };

  expect(merge(read, both, both)).toMatchObject({ clashes: [], taken: [] });
});
