import { advancePlan } from '@/features/illustrations/advance-plan';
import { FactorRate } from '@/pages/product/factor-rate';
import { productPage } from '@/pages/product/product-page';
import { footnotes } from '@/shared/site/claims';

export const { Component, details, questions } = productPage('merchant-cash-advance', {
  plan: advancePlan,
  rateLeadIn: FactorRate,
  footnote: footnotes.factorRate,
  overview: [
    'A merchant cash advance is money now for a share of your card sales later. Shops, cafés, salons, garages and hotels use it, because it is repaid as they earn. Each time a customer pays by card, an agreed share goes to the provider until the agreed sum is repaid.',
    'There is no interest rate and no fixed term. The cost is a factor, set at the start: the advance times the factor is what you repay, whether that takes five months or twelve. So the cost is certain and the time is not. It is quick and flexible, but often costs more than a loan. Compare before you sign.',
  ],
  benefits: [
    {
      title: 'Repayments follow the till',
      text: 'A busy week repays more, a quiet one less. There is no instalment to miss.',
    },
    {
      title: 'The cost is known at the start',
      text: 'The sum to repay is fixed in pounds in the agreement and does not grow if trade is slow.',
    },
    {
      title: 'Money the same day',
      text: 'Providers decide from your card statements, which they can read within hours.',
    },
    {
      title: 'Takings count, not buildings',
      text: 'No property or equipment is needed as security. Providers may still ask for a personal guarantee.',
    },
  ],
  requirements: [
    { name: 'Minimum monthly card volume', value: '£5,000' },
    { name: 'Trading history', value: '3 months trading history' },
    { name: 'Card payments', value: 'Taken through a terminal or online checkout in the company’s name' },
    { name: 'Have ready', value: 'Recent card statements and business bank statements' },
    { name: 'Limit', value: 'Set by your average monthly card takings' },
  ],
  flexible: {
    intro:
      'Providers look at what goes through the till before anything else. Some on our panel will consider:',
    points: [
      'Directors with a poor credit history, when takings are steady',
      'Seasonal businesses, judged on a full year',
      'Online shops that are paid through a payment platform',
      'A further advance once a good part of the first is repaid',
    ],
  },
  questions: [
    {
      question: 'Is a factor rate the same as an APR?',
      answer:
        'No. A factor of 1.2 means you repay £1.20 for each £1 advanced. An APR also counts how soon you repay: the quicker an advance is repaid, the higher the APR for the same factor.',
    },
    {
      question: 'Do I save by repaying early?',
      answer:
        'Usually not, because the sum to repay is fixed. A few providers give a rebate; ask for it in writing.',
    },
    {
      question: 'Must I change my card terminal?',
      answer:
        'Often not. Many providers work with the usual card processors; others ask you to switch. Your match says which lender to ask.',
    },
  ],
  alternatives: [
    { slug: 'business-loans', when: 'when takings are steady and a fixed instalment would cost less' },
    { slug: 'invoice-finance', when: 'when your customers are businesses that pay by invoice' },
  ],
});
