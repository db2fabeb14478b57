import { instalmentPlan } from '@/features/illustrations/instalment-plan';
import { productPage } from '@/pages/product/product-page';

export const { Component, details, questions } = productPage('business-loans', {
  plan: instalmentPlan('business-loans', {
    amountLabel: 'Loan',
    amount: 80_000,
    term: { unit: 'months', from: 6, to: 72, step: 1, start: 36 },
    highestApr: 29.9,
  }),
  overview: [
    'A business loan gives your company one sum, which it repays in equal monthly instalments. You know on the first day what the last payment will be. That suits anything with a clear price: stock for a season, a fit-out, a tax bill, or staff before the contract pays.',
    'Smaller loans are usually unsecured: the lender relies on the company’s trading and, as a rule, on a personal guarantee from its directors. Larger ones are secured on property or other assets of the business, which takes longer and tends to cost less.',
  ],
  benefits: [
    {
      title: 'One figure to plan with',
      text: 'With a fixed rate the instalment stays the same, whatever the market does in the meantime.',
    },
    {
      title: 'Your shares stay yours',
      text: 'A lender takes interest, not a stake. When the last instalment is paid, nothing is owed.',
    },
    {
      title: 'Up to £150,000 without security',
      text: 'Unsecured lenders look at your accounts and bank statements, so there is no valuation to wait for.',
    },
    {
      title: 'Used as the business needs',
      text: 'Stock, wages, equipment, marketing, tax, or to repay more expensive debt. The lender asks what it is for and then leaves it to you.',
    },
  ],
  requirements: [
    { name: 'Unsecured loans', value: 'up to £150,000' },
    { name: 'Secured loans', value: 'up to £500,000' },
    { name: 'Who borrows', value: 'A UK business, for a business purpose' },
    { name: 'Have ready', value: 'Latest accounts and recent business bank statements' },
    { name: 'Guarantee', value: 'Usually a personal guarantee from the directors' },
  ],
  flexible: {
    intro:
      'Lenders differ most in how they judge an imperfect record. Some of those on our panel will consider:',
    points: [
      'Young companies, when contracts or the directors’ record speak for them',
      'A past County Court judgment or missed payment that is settled and explained',
      'Seasonal trade, judged by the year and not by the leanest month',
      'A second loan alongside one that is being repaid on time',
    ],
  },
  questions: [
    {
      question: 'Does searching here leave a mark on my credit file?',
      answer:
        'No. We compare your own answers with the lenders’ criteria and search no credit file. A lender that makes you an offer will run its own check, and should tell you first.',
    },
    {
      question: 'Can I repay early?',
      answer:
        'Most lenders allow it. Some then charge only the interest to that day, others a fee. Ask for the settlement terms before you sign; they are in the agreement.',
    },
    {
      question: 'What does a personal guarantee mean?',
      answer:
        'If the company cannot repay, the person who signed must. It is a serious promise: take independent legal advice before you give one.',
    },
  ],
  alternatives: [
    {
      slug: 'asset-finance',
      when: 'when the money is for a vehicle or machine that can be its own security',
    },
    { slug: 'merchant-cash-advance', when: 'when your customers pay by card and takings rise and fall' },
  ],
});
