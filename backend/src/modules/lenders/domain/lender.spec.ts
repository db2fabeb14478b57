import { Lender } from './lender.js';

const morning = new Date('2026-03-12T09:00:00Z');
const noon = new Date('2026-03-12T12:00:00Z');
const open = () => Lender.open('a1', { name: 'Alba Finance', productTypes: 'term loan, factoring' }, morning);

describe('Lender', () => {
  it('starts active, on the defaults of the specification, with no flag stated', () => {
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

  it('tells what changed, from which to which', () => {
    const lender = open();

    const changes = lender.change({ name: 'Alba', minAmount: '£5k' }, noon);

    expect(changes).toEqual({
      name: { from: 'Alba Finance', to: 'Alba' },
      minAmount: { from: null, to: '£5k' },
    });
    expect(lender).toMatchObject({ normalisedName: 'alba', updatedAt: noon });
  });

  it('is not touched by what it already says', () => {
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

  it('falls back to the default when a flag is taken back', () => {
    const lender = open();
    lender.change({ acceptsStartups: 'true' }, noon);

    expect(lender.change({ acceptsStartups: null }, noon)).toEqual({
      acceptsStartups: { from: 'true', to: null },
    });
    expect(lender.texts.acceptsStartups).toBe('false');
    expect(lender.notStated).toHaveLength(4);
  });

  it('stops being a demonstration when it is changed', () => {
    const lender = Lender.demonstrate('a1', { name: 'Alba', productTypes: 'term loan' }, morning);
    expect(lender.isDemo).toBe(true);

    lender.change({ name: 'Alba' }, noon);
    expect(lender.isDemo).toBe(true);

    lender.change({ minAmount: '£5k' }, noon);
    expect(lender.isDemo).toBe(false);
  });
});
