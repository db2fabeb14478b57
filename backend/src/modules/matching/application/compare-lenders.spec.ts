import { examplePanel, lenderRecord, loanEnquiry as loan } from '#test/panel.js';
import type { Enquiry } from '../domain/rule/enquiry.js';
import { compilePanel } from '../domain/panel/panel.js';
import { CompareLenders } from './compare-lenders.js';

const panel = compilePanel([
  ...examplePanel,
  lenderRecord({ name: 'Gone', isActive: 'false' }),
  lenderRecord({ name: 'Hamble', coverageAreas: 'Yorkshire' }),
  lenderRecord({ name: 'Irwell', coverageAreas: 'Wales, Cumbria' }),
]);
const compare = (enquiry: Enquiry, ...lenderIds: string[]) =>
  new CompareLenders({ current: () => Promise.resolve(panel) }).execute(enquiry, lenderIds);

describe('CompareLenders', () => {
  it('returns what a lender states on each criterion, and how that compares with the enquiry', async () => {
    const [alba] = await compare(loan, 'Alba', 'Brisk');

    expect(alba).toEqual({
      lenderId: 'Alba',
      statements: [
        {
          criterion: 'product',
          stated: null,
          sentence: 'Offers Business Loans',
        },
        {
          criterion: 'amount',
          stated: 'Minimum amount: £25,000; Maximum amount: £500,000',
          sentence: 'Lends £25,000 to £500,000, which covers the amount you need',
        },
        {
          criterion: 'trading history',
          stated: 'Minimum trading history: 2 years; Accepts start-ups: No',
          sentence: 'You meet the minimum trading history of 2 years',
        },
        {
          criterion: 'credit score',
          stated: 'Minimum credit score: 650',
          sentence: 'Your credit profile meets the minimum of 650',
        },
        {
          criterion: 'adverse credit',
          stated: 'Accepts adverse credit: No',
          sentence: null,
        },
        { criterion: 'LTV', stated: null, sentence: null },
        { criterion: 'property type', stated: null, sentence: null },
        { criterion: 'works', stated: null, sentence: null },
        {
          criterion: 'sector',
          stated: 'Preferred sectors: retail, technology',
          sentence: 'Specialises in the retail sector',
        },
        {
          criterion: 'coverage',
          stated: 'Coverage areas: England, Scotland, Wales, Northern Ireland',
          sentence: null,
        },
      ],
    });
  });

  it('reports ‘not stated’ for a lender without statements', async () => {
    const [dundas] = await compare(loan, 'Dundas', 'Alba');

    expect(dundas?.statements.map(({ stated }) => stated).filter((stated) => stated !== null)).toEqual([]);
    expect(dundas?.statements).toContainEqual({
      criterion: 'amount',
      stated: null,
      sentence: 'Lender has not stated a loan range',
    });
  });

  it('uses the nation of the address, and lists the coverage without one', async () => {
    const coverageIn = async (registeredAddress?: string) => {
      const [brisk] = await compare({ ...loan, registeredAddress }, 'Brisk');
      return brisk?.statements.find(({ criterion }) => criterion === 'coverage');
    };

    const coverage = { criterion: 'coverage', stated: 'Coverage areas: England, Wales' };
    expect(await coverageIn('2 Example Road, Leeds LS1 1AA')).toEqual({
      ...coverage,
      sentence: 'Lends in England',
    });
    expect(await coverageIn()).toEqual({ ...coverage, sentence: null });
  });

  it('says that a lender covers named areas rather than nations', async () => {
    const lenders = await compare(loan, 'Hamble', 'Irwell');

    expect(lenders.map(({ statements }) => statements.at(-1)?.stated)).toEqual([
      'Coverage areas: named areas',
      'Coverage areas: Wales, named areas',
    ]);
  });

  it('returns lenders in the requested order, without deleted or unsuitable ones', async () => {
    const lenders = await compare(loan, 'Clyde', 'Forth', 'Gone', 'Alba');

    expect(lenders.map(({ lenderId }) => lenderId)).toEqual(['Clyde', 'Alba']);
  });
});
