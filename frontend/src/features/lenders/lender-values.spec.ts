import { bodyOf, NEW_LENDER, valuesOf } from '@/features/lenders/lender-values';
import { buildDirectoryLender } from '@/testing/build-directory-lender';

describe('Lender values', () => {
  it('marks a flag without a statement as assumed', () => {
    const lender = buildDirectoryLender({ acceptsStartups: 'false', notStated: ['acceptsStartups'] });

    expect(valuesOf(lender).acceptsStartups).toBe('');
    expect(bodyOf(valuesOf(lender))).toMatchObject({ acceptsStartups: null });
  });

  it('is active without other values when new', () => {
    expect(bodyOf({ ...NEW_LENDER, name: ' Alba ', productTypes: 'MCA' })).toMatchObject({
      name: 'Alba',
      productTypes: 'MCA',
      isActive: 'true',
      minAmount: null,
      acceptsAdverseCredit: null,
    });
  });
});
