import { rentalPlan } from '@/features/illustrations/rental-plan';
import { productPage } from '@/pages/product/product-page';

export const { Component, details, questions } = productPage('btl-mortgages', {
  plan: rentalPlan,
  overview: [
    'Many landlords hold property in a limited company, often one formed only for this: a special purpose vehicle, or SPV. A limited company buy-to-let mortgage lends to that company, on the strength of the rent, with a guarantee from the directors.',
    'The main test is rental cover: the rent must be more than the interest, usually 125-145% of it. Lenders often calculate it at a higher rate than the one you pay. Whether a company is right for you is a question of tax and plans; ask an accountant before you buy or move property into one.',
  ],
  benefits: [
    {
      title: 'Judged by the rent',
      text: 'The property’s income matters most. Your own salary matters less than it does for a home.',
    },
    {
      title: 'Made for SPVs',
      text: 'Lenders that work with SPVs know the registration codes and paperwork, and ask for no trading history.',
    },
    {
      title: 'Interest only or repayment',
      text: 'Keep the monthly payment low, or pay the loan down as the rent comes in.',
    },
    {
      title: 'From one flat to a portfolio',
      text: 'Single lets, houses in multiple occupation, blocks on one title, or many properties under one roof.',
    },
  ],
  requirements: [
    { name: 'Rental cover', value: '125-145%' },
    { name: 'Borrower', value: 'A UK limited company, usually an SPV' },
    { name: 'Guarantee', value: 'Personal guarantees from the directors and larger shareholders' },
    { name: 'Property', value: 'Let or ready to let, with the licence that the council asks for' },
    { name: 'Have ready', value: 'Price or value, expected rent, and a list of property you hold' },
  ],
  flexible: {
    intro: 'Buy-to-let lenders specialise. Some of those on our panel will consider:',
    points: [
      'First-time landlords, and companies formed last week',
      'HMOs, multi-unit blocks, holiday lets and flats above shops',
      'Rent topped up by the landlord’s other income, when the cover falls short',
      'Directors with past adverse credit, or who live abroad',
    ],
  },
  questions: [
    {
      question: 'How is rental cover worked out?',
      answer:
        'Monthly rent divided by monthly interest at the lender’s test rate. With £500 of interest, a cover of 125% needs £625 of rent and 145% needs £725.',
    },
    {
      question: 'Can I move property that I own myself into a company?',
      answer:
        'It is a sale: the company buys and borrows again, and taxes on the sale and the purchase may fall due. See an accountant first.',
    },
    {
      question: 'May I or my family live in it?',
      answer:
        'No. These mortgages are for property let to other people, and lenders’ terms do not usually allow it. We do not arrange mortgages on a home.',
    },
  ],
  alternatives: [
    { slug: 'bridging-property', when: 'when the property needs work before it can be let' },
    { slug: 'commercial-mortgage', when: 'when the tenant is a business' },
  ],
});
