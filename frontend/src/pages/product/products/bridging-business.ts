import { bridgingPlan } from '@/features/illustrations/bridging-plan';
import { productPage } from '@/pages/product/product-page';

export const { Component, details, questions } = productPage('bridging-business', {
  plan: bridgingPlan('bridging-business', {
    amount: 250_000,
    months: 9,
    longestTerm: 24,
    highestRate: 2,
  }),
  overview: [
    'A business bridging loan is secured on property and lasts months, not decades. It covers the time between needing money and having it. You may have to buy premises before the old ones are sold, or pay a tax demand ahead of a refinance. Or a competitor is for sale and will not wait for a bank.',
    'Everything depends on the exit: how, and by when, the loan will be repaid. A sale, a refinance onto a term loan, a sum that is contractually due. A lender that believes in the exit can move in days, because it relies more on the property’s value than on years of accounts.',
  ],
  benefits: [
    {
      title: 'Days, not months',
      text: 'A valuation, a solicitor and a credible exit are most of what it takes.',
    },
    {
      title: 'No monthly payments, if you prefer',
      text: 'Interest can be paid monthly, retained from the loan, or rolled up and paid with the loan at the end.',
    },
    {
      title: 'Secured on what you own',
      text: 'Offices, shops, warehouses, land or investment property, alone or together.',
    },
    {
      title: 'Repaid when your money arrives',
      text: 'Many lenders charge no fee for leaving early once a short minimum has passed, so a quick exit costs less.',
    },
  ],
  requirements: [
    { name: 'Terms', value: '1-24 months' },
    { name: 'Security', value: 'A charge over UK property or land' },
    { name: 'Exit', value: 'A sale, a refinance or another dated source, with evidence' },
    { name: 'Purpose', value: 'Any lawful business purpose' },
    {
      name: 'Have ready',
      value: 'Property details, any existing mortgage, and a solicitor who can act straight away',
    },
  ],
  flexible: {
    intro: 'Bridging exists for cases that do not fit a form. Some lenders on our panel will consider:',
    points: [
      'Adverse credit, when the security and the exit are sound',
      'Companies without recent accounts, or formed for the purchase',
      'A second charge behind your current lender, with its consent',
      'Property that is empty, unusual or in need of repair',
    ],
  },
  questions: [
    {
      question: 'What if the exit is late?',
      answer:
        'Tell the lender before the term ends: an extension may be possible, at a price. If nothing is agreed, default interest runs and the lender can sell the property. Choose a term with time to spare.',
    },
    {
      question: 'What costs come on top of interest?',
      answer:
        'Usually an arrangement fee, the valuation, your solicitor and the lender’s, and sometimes an exit fee. Ask for all of them in pounds before you pay for a valuation.',
    },
    {
      question: 'How is this different from Bridging Loans (Property)?',
      answer:
        'Here the money is for the business and property is the security. There the property is itself the project: bought, improved, sold or let.',
    },
  ],
  alternatives: [
    { slug: 'bridging-property', when: 'when the property itself is the project' },
    { slug: 'commercial-mortgage', when: 'when you plan to keep the premises and have weeks to arrange it' },
  ],
});
