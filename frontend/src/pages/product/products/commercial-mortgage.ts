import { instalmentPlan } from '@/features/illustrations/instalment-plan';
import { productPage } from '@/pages/product/product-page';

export const { Component, details, questions } = productPage('commercial-mortgage', {
  plan: instalmentPlan('commercial-mortgage', {
    amountLabel: 'Mortgage',
    amount: 400_000,
    term: { unit: 'years', from: 3, to: 25, step: 1, start: 20 },
    highestApr: 12,
  }),
  overview: [
    'A commercial mortgage buys the shop, office, workshop, surgery or warehouse that your business works from, or one that it lets to others. It runs for up to 25 years and is secured on the building. Instead of rent, you pay towards something the company owns.',
    'Owner-occupied and investment lending are judged differently. For premises of your own, the lender asks whether the profits of the business cover the repayments. For let premises, it asks about the tenant, the lease and the rent.',
  ],
  benefits: [
    {
      title: 'Payments spread over decades',
      text: 'A long term keeps the monthly payment small for the price of the building.',
    },
    {
      title: 'An end to the landlord',
      text: 'No rent review and no lease to renew; what the building gains in value is the company’s.',
    },
    {
      title: 'Fixed or variable',
      text: 'Fix the rate for certainty or follow the base rate. Some lenders allow interest only for a time.',
    },
    {
      title: 'Equity that can work',
      text: 'A mortgage on premises you own already can release money for the business.',
    },
  ],
  requirements: [
    { name: 'Terms', value: 'up to 25 years' },
    { name: 'Deposit', value: 'The part of the price above the lender’s loan to value' },
    { name: 'Own premises', value: 'Profits that cover the repayments with room to spare' },
    { name: 'Let premises', value: 'A lease and a rent that do the same' },
    { name: 'Have ready', value: 'Two or three years of accounts, projections and the property’s details' },
  ],
  flexible: {
    intro: 'High street banks take the easy cases. Beyond them, some lenders on our panel will consider:',
    points: [
      'Mixed-use buildings, such as a shop with flats above',
      'Trading property: hotels, care homes, nurseries, pubs',
      'A shorter trading record, when the directors bring experience',
      'Past adverse credit that is explained and behind you',
    ],
  },
  questions: [
    {
      question: 'Why does it take weeks?',
      answer:
        'The building is valued, the title and leases are read by solicitors on both sides, and the lender’s credit committee decides. Complete accounts and a solicitor who knows commercial property save the most time.',
    },
    {
      question: 'Can my pension or a separate company own the building?',
      answer:
        'Often, yes: lenders know property companies and some know pension schemes. It affects tax and liability, so decide with your accountant first.',
    },
    {
      question: 'Does this work in Scotland?',
      answer:
        'Yes. The charge is then a standard security under Scots law, so you need a Scottish solicitor. Not every lender covers every nation; your match takes account of it.',
    },
  ],
  alternatives: [
    { slug: 'bridging-business', when: 'when the purchase cannot wait for a mortgage' },
    { slug: 'btl-mortgages', when: 'when the property is residential and let by a company' },
  ],
});
