import { Lender } from './lender.js';

const morning = new Date('2026-03-12T09:00:00Z');
const noon = new Date('2026-03-12T12:00:00Z');
const open = () => Lender.open('a1', { name: 'Alba Finance', productTypes: 'term loan, factoring' }, morning);

describe('Lender', () => {
  it('starts active with the specification’s defaults and no stated flags', () => {
    expect(open()).toMatchObject({
      texts: {
        acceptsAdverseCredit: 'false',
        acceptsStartups: 'false',
        isActive: 'true',
        description: null,
        acceptsRefurbProjects: 'true',
        acceptsDevelopmentProjects: 'true',
      },
      isDemo: false,
      notStated: [
        'acceptsAdverseCredit',
        'acceptsStartups',
        'acceptsRefurbProjects',
        'acceptsDevelopmentProjects',
      ],
      createdAt: morning,
      updatedAt: morning,
    });
  });

  it('derives its key and its products', () => {
    expect(open()).toMatchObject({
      normalisedName: 'albafinance',
      productKeys: ['business-loans', 'invoice-finance'],
    });
  });

  it('returns what changed, with old and new values', () => {
    const lender = open();

    const changes = lender.change({ name: 'Alba', minAmount: '£5k' }, noon);

    expect(changes).toEqual({
      name: { from: 'Alba Finance', to: 'Alba' },
      minAmount: { from: null, to: '£5k' },
    });
    expect(lender).toMatchObject({ normalisedName: 'alba', updatedAt: noon });
  });

  it('is unchanged by equal values', () => {
    const lender = open();

    expect(lender.change({ name: 'Alba Finance', description: null }, noon)).toEqual({});
    expect(lender.updatedAt).toBe(morning);
  });

  it('counts a flag as stated even when it equals the default', () => {
    const lender = open();

    expect(lender.change({ acceptsStartups: 'false' }, noon)).toEqual({
      acceptsStartups: { from: null, to: 'false' },
    });
    expect(lender.notStated).not.toContain('acceptsStartups');
  });

  it('returns to the default when a flag is cleared', () => {
    const lender = open();
    lender.change({ acceptsStartups: 'true' }, noon);

    expect(lender.change({ acceptsStartups: null }, noon)).toEqual({
      acceptsStartups: { from: 'true', to: null },
    });
    expect(lender.texts.acceptsStartups).toBe('false');
    expect(lender.notStated).toHaveLength(4);
  });

  it('is no longer a demonstration once it is changed', () => {
    const lender = Lender.demonstrate('a1', { name: 'Alba', productTypes: 'term loan' }, morning);
    expect(lender.isDemo).toBe(true);

    lender.change({ name: 'Alba' }, noon);
    expect(lender.isDemo).toBe(true);

    lender.change({ minAmount: '£5k' }, noon);
    expect(lender.isDemo).toBe(false);
  });
});
