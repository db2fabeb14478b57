import { instalmentPlan } from '@/features/illustrations/instalment-plan';
import { productPage } from '@/pages/product/product-page';

export const { Component, details, questions } = productPage('asset-finance', {
  plan: instalmentPlan('asset-finance', {
    amountLabel: 'Amount financed',
    amount: 45_000,
    term: { unit: 'months', from: 12, to: 84, step: 1, start: 60 },
    highestApr: 24.9,
  }),
  overview: [
    'Asset finance pays for the things a company works with: vans, lorries, diggers, lathes, ovens, dental chairs, servers. The cost is spread over the years in which they earn, and the asset is the main security, so you often need no other security.',
    'With hire purchase the asset is yours after the last payment. With a lease you pay for its use and hand it back, extend or buy, as agreed. Refinancing releases cash from equipment that the company already owns and will go on using.',
  ],
  benefits: [
    {
      title: 'The asset is the security',
      text: 'The lender relies on the asset, so it asks for less elsewhere.',
    },
    {
      title: 'Cash stays in the business',
      text: 'Pay a deposit and instalments instead of the full price up front. Keep the rest for wages and stock.',
    },
    {
      title: 'Payments that suit the work',
      text: 'Seasonal profiles, a lower start or a final lump sum can often be agreed, so that the asset pays its own way.',
    },
    {
      title: 'New, used or your own',
      text: 'From a dealer, an auction or another firm, or refinanced from your own yard.',
    },
  ],
  requirements: [
    { name: 'The asset', value: 'Identifiable, insurable and of lasting value' },
    { name: 'Its age', value: 'The agreement usually ends before its working life does' },
    { name: 'Have ready', value: 'A quotation or invoice, and recent bank statements' },
    { name: 'Deposit', value: 'Often one or more instalments, or part of the price' },
    { name: 'Who borrows', value: 'A UK business, for a business purpose' },
  ],
  flexible: {
    intro: 'A good asset makes up for a lot. Some lenders on our panel will consider:',
    points: [
      'Start-ups, when the directors know the trade or can offer a deposit',
      'Older vehicles and machines, on a shorter term',
      'Private sales and imports, with proof of ownership and an inspection',
      'Soft assets such as software, furniture or a shop fit-out',
    ],
  },
  questions: [
    {
      question: 'Hire purchase or lease: which is better?',
      answer:
        'Hire purchase suits what you want to own and keep for a long time. A lease suits what you will replace. The two are treated differently for VAT and tax, so ask your accountant before you choose.',
    },
    {
      question: 'When is the VAT paid?',
      answer:
        'On hire purchase the VAT on the price usually falls due at the start. On a lease it is charged on each rental. Some lenders will fund the VAT until you have reclaimed it.',
    },
    {
      question: 'Who insures and maintains the asset?',
      answer:
        'You do, from the day of delivery, unless the agreement is a rental with maintenance included. The lender will want to see the insurance.',
    },
  ],
  alternatives: [
    { slug: 'business-loans', when: 'when the money is for stock, people or tax and not for one asset' },
    { slug: 'invoice-finance', when: 'when the cash you lack is in invoices that customers have yet to pay' },
  ],
});
