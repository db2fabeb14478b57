import { bridgingPlan } from '@/features/illustrations/bridging-plan';
import { productPage } from '@/pages/product/product-page';

export const { Component, details, questions } = productPage('bridging-property', {
  plan: bridgingPlan('bridging-property', {
    amount: 180_000,
    months: 12,
    longestTerm: 36,
    highestRate: 2,
  }),
  overview: [
    'The hammer falls and the contract gives you weeks to pay. A buyer drops out and the chain breaks. A house has no kitchen and no mortgage lender will look at it. A property bridging loan buys it now, and is repaid when you sell or refinance.',
    'It is secured by a first or second charge on the property, on another that you own, or on several. The lender looks at what the property is worth today, what it will be worth when the work is done, and how you will repay.',
  ],
  benefits: [
    {
      title: 'Quick enough for auctions',
      text: 'Specialist lenders and their solicitors work to the completion date in the legal pack.',
    },
    {
      title: 'Property in any condition',
      text: 'No kitchen, no tenant, no planning consent yet: what rules out a mortgage is everyday business here.',
    },
    {
      title: 'Works can be funded too',
      text: 'Lenders often fund refurbishment against the finished value, and pay it out as the work is done.',
    },
    {
      title: 'Interest when you choose',
      text: 'Pay it monthly to keep the cost down, or roll it up and settle all of it from the sale.',
    },
  ],
  requirements: [
    { name: 'Terms', value: '1-36 months' },
    { name: 'Security', value: 'A first or second charge over UK property' },
    { name: 'Exit', value: 'A sale or a mortgage, with figures that support it' },
    { name: 'Works', value: 'A schedule with costs, if you plan to refurbish' },
    { name: 'Have ready', value: 'Address, price, current value and what is owed on it' },
  ],
  flexible: {
    intro: 'The property and the exit matter more than the form. Some lenders on our panel will consider:',
    points: [
      'First-time investors, for a purchase without heavy works',
      'Uninhabitable houses and unusual construction',
      'Short leases, title defects and change of use, with a plan to put them right',
      'Companies formed for the purchase, and borrowers who live abroad',
    ],
  },
  questions: [
    {
      question: 'Can I bridge the home I live in?',
      answer:
        'Not through us. A loan secured on a home for you or your family is usually regulated, and needs a firm authorised for it. We deal with businesses and investment property.',
    },
    {
      question: 'How much of the value can be borrowed?',
      answer:
        'Each lender sets a loan to value by type of property and by charge, and counts rolled-up interest and fees in it. The fact-find asks for value and loan and compares them with each limit.',
    },
    {
      question: 'What should be ready before an auction?',
      answer:
        'The legal pack read by your solicitor, a decision in principle, the deposit in cash and the exit on paper. Do not bid before a lender has agreed the loan.',
    },
  ],
  alternatives: [
    { slug: 'development-finance', when: 'when you will build, convert or extend in stages' },
    { slug: 'btl-mortgages', when: 'when the property is fit to let and you will keep it' },
  ],
});
