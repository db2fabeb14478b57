import { stagedPlan } from '@/features/illustrations/staged-plan';
import { productPage } from '@/pages/product/product-page';

export const { Component, details, questions } = productPage('development-finance', {
  plan: stagedPlan,
  overview: [
    'Development finance pays for a scheme as it is built. You get the part for the land or building on the first day, then the costs of the works in stages. A surveyor checks each stage before the next is released. Interest runs only on what you have drawn down, and is usually rolled up until the units are sold or refinanced.',
    'Lenders weigh the loan against the costs and against the gross development value (GDV), what the finished scheme is worth. They want to see planning, a costed programme, a contractor or team that has done it before, and a margin that survives bad news.',
  ],
  benefits: [
    {
      title: 'Interest only on what you draw down',
      text: 'Apart from fees, money that the site does not need yet costs nothing.',
    },
    {
      title: 'No payments during the build',
      text: 'Interest rolled up to the exit leaves the cash on the site.',
    },
    {
      title: 'A second pair of eyes',
      text: 'The monitoring surveyor reports to the lender, so you hear early if the programme slips.',
    },
    {
      title: 'Ground-up or conversion',
      text: 'Houses, flats, office conversions and industrial units all have specialist lenders.',
    },
  ],
  requirements: [
    { name: 'Planning', value: 'Consent granted or permitted development rights confirmed' },
    { name: 'Appraisal', value: 'Land, build, fees and finance costs, contingency, and GDV with evidence' },
    { name: 'Team', value: 'Contractor, architect and project manager, with their track record' },
    { name: 'Your part', value: 'Cash or equity in the land' },
    { name: 'Exit', value: 'Sale of the units, or a refinance of those you keep' },
  ],
  flexible: {
    intro: 'No two sites are alike, and neither are lenders. Some on our panel will consider:',
    points: [
      'A first scheme, with an experienced contractor beside you',
      'Land bought before planning, or bought subject to it',
      'Schemes that have started, or have stopped and need finishing',
      'Mezzanine finance or a joint venture above the senior loan',
    ],
  },
  questions: [
    {
      question: 'How does a drawdown work?',
      answer:
        'You report the work done, the monitoring surveyor inspects it and certifies its value, and the lender releases the next part, in arrears. You need enough cash to carry each stage until then.',
    },
    {
      question: 'What if costs overrun?',
      answer:
        'The contingency in the appraisal goes first. After that, lenders expect you to put in the difference before they release more. Tell them early.',
    },
    {
      question: 'What happens if units sell slowly?',
      answer:
        'A development exit loan can repay the build lender, often on easier terms, while you sell. Arrange it before the term ends.',
    },
  ],
  alternatives: [
    { slug: 'bridging-property', when: 'when the works are light or planning is still to come' },
    { slug: 'commercial-mortgage', when: 'when the building is finished and you plan to keep it' },
  ],
});
