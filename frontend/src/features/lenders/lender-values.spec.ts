import { bodyOf, lenderSchema, lenderValues } from '@/features/lenders/lender-values';
import { buildPanelLender } from '@/testing/build-panel-lender';

describe('Lender values', () => {
  it('marks a flag without a statement as assumed', () => {
    const lender = buildPanelLender({ acceptsStartups: 'false', notStated: ['acceptsStartups'] });

    const values = lenderSchema.valuesOf(lenderValues(lender));

    expect(values.acceptsStartups).toBe('');
    expect(bodyOf(lenderSchema.cast(values))).toMatchObject({ acceptsStartups: null });
  });

  it('is active without other values when new', () => {
    const values = { ...lenderSchema.defaults, name: ' Alba ', productTypes: 'MCA' };

    expect(bodyOf(lenderSchema.cast(values))).toMatchObject({
      name: 'Alba',
      productTypes: 'MCA',
      isActive: 'true',
      minAmount: null,
      acceptsAdverseCredit: null,
    });
  });
});
