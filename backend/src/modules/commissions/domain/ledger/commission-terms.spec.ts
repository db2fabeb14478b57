import { InvalidInput } from '#kernel/errors.js';
import { CommissionTerms, termsOfCase, type TermsDetails } from './commission-terms.js';

const noon = { at: new Date('2026-03-12T12:00:00Z'), today: '2026-03-12' };

const share: TermsDetails = {
  introducerId: null,
  product: null,
  basis: 'share',
  percent: 20,
  fixedPence: null,
  minimumPence: null,
  capPence: null,
  vat: 'exempt',
  payWhen: 'completed',
  payAfterDays: 30,
  validFrom: '2026-03-12',
};

const agreed = (changes: Partial<TermsDetails>) =>
  CommissionTerms.agreed('t1', { ...share, ...changes }, 'ada', noon);

describe('CommissionTerms', () => {
  describe('agreed terms', () => {
    it('may start today or later', () => {
      expect(agreed({})).toMatchObject({ ...share, id: 't1', createdBy: 'ada', createdAt: noon.at });
      expect(agreed({ validFrom: '2027-01-01' }).validFrom).toBe('2027-01-01');
    });

    it.each([
      ['a day that is over', { validFrom: '2026-03-11' }, ['validFrom']],
      ['no percentage', { percent: null }, ['percent']],
      ['a fixed amount beside the percentage', { fixedPence: 1 }, ['fixedPence']],
      ['a cap under the minimum', { minimumPence: 2, capPence: 1 }, ['capPence']],
      ['a fixed amount that is left out', { basis: 'fixed', percent: null } as const, ['fixedPence']],
      [
        'a percentage, a minimum and a cap beside a fixed amount',
        { basis: 'fixed', fixedPence: 1, minimumPence: 1, capPence: 2 } as const,
        ['percent', 'minimumPence', 'capPence'],
      ],
    ])('are rejected with %s', (_what, wrong, fields) => {
      const refused = () => {
        try {
          agreed(wrong);
          return [];
        } catch (error) {
          return error instanceof InvalidInput ? error.errors.map(({ field }) => field) : error;
        }
      };

      expect(refused()).toEqual(fields);
    });
  });

  describe('the terms of a case', () => {
    const made = (id: string, scope: Partial<TermsDetails>, createdAt = '2026-01-05T09:00:00Z') => ({
      ...share,
      validFrom: '2026-01-05',
      ...scope,
      id,
      createdAt: new Date(createdAt),
    });
    const own = { introducerId: 'i1' };
    const submitted = { at: new Date('2026-03-12T12:00:00Z'), day: '2026-03-12' };
    const all = [
      made('firm', {}),
      made('firm, bridging', { product: 'bridging-property' }),
      made('own', own),
      made('own, loans', { ...own, product: 'business-loans' }),
    ];

    it.each([
      ['the partner’s for its product', all, 'business-loans', 'own, loans'],
      ['else the partner’s for all', all, 'bridging-property', 'own'],
      ['else the firm’s for its product', all.slice(0, 2), 'bridging-property', 'firm, bridging'],
      ['else the firm’s for all', all.slice(0, 2), 'business-loans', 'firm'],
      ['else none', [], 'business-loans', undefined],
    ] as const)('are %s', (_which, terms, product, id) => {
      expect(termsOfCase(terms, [product], submitted)?.id).toBe(id);
    });

    it('come from the first of its products that has terms', () => {
      const terms = [...all, made('own, BTL', { ...own, product: 'btl-mortgages' })];

      expect(termsOfCase(terms, ['commercial-mortgage', 'btl-mortgages'], submitted)?.id).toBe('own, BTL');
    });

    it('are the newest in force when it was submitted', () => {
      const terms = [
        made('old', { validFrom: '2026-01-05' }),
        made('new', { validFrom: '2026-03-12' }),
        made('to come', { validFrom: '2026-03-13' }),
      ];

      expect(termsOfCase(terms, ['business-loans'], submitted)?.id).toBe('new');
      expect(termsOfCase(terms, ['business-loans'], { ...submitted, day: '2026-03-11' })?.id).toBe('old');
    });

    it('exclude terms created later on the same day', () => {
      const terms = [made('old', {}), made('new', { validFrom: '2026-03-12' }, '2026-03-12T12:00:01Z')];

      expect(termsOfCase(terms, ['business-loans'], submitted)?.id).toBe('old');
    });
  });
});
