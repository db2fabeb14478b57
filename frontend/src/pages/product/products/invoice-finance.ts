import { invoicePlan } from '@/features/illustrations/invoice-plan';
import { productPage } from '@/pages/product/product-page';

export const { Component, details, questions } = productPage('invoice-finance', {
  plan: invoicePlan,
  overview: [
    'You have done the work and sent the invoice, and the customer will pay in 30, 60 or 90 days. Invoice finance pays you most of it now. The provider advances a share of each invoice, up to 90%, and passes on the rest, less its charge, when the customer pays.',
    'There are two main forms. With factoring the provider also collects the money, so your customers will know. With invoice discounting you keep the sales ledger and collect as before, and the arrangement can stay confidential. Selective finance covers single invoices or customers and not the whole ledger.',
  ],
  benefits: [
    {
      title: 'It grows as you do',
      text: 'The limit follows the ledger. A bigger order brings bigger invoices and with them more to draw on.',
    },
    {
      title: 'Your customers’ credit counts',
      text: 'Providers look first at who owes you. A small company with solid customers can do better than its own accounts suggest.',
    },
    {
      title: 'No long loan to carry',
      text: 'Each advance is cleared by the invoice it came from. When you need less, you draw less.',
    },
    {
      title: 'Credit control, if you want it',
      text: 'A factor chases late payers for you. Protection against a customer’s insolvency can often be added.',
    },
  ],
  requirements: [
    { name: 'Minimum monthly turnover', value: '£10,000+' },
    { name: 'Advance', value: 'up to 90%' },
    { name: 'Who you invoice', value: 'Other businesses or public bodies, on credit terms' },
    { name: 'Have ready', value: 'Your list of unpaid invoices by age, and recent accounts' },
    { name: 'The invoices', value: 'For work done or goods delivered, and free of dispute' },
  ],
  flexible: {
    intro: 'A ledger is rarely tidy, and providers know it. Some of those on our panel will consider:',
    points: [
      'New companies, from the first invoices to creditworthy customers',
      'One customer who makes up much of the ledger',
      'Invoices to customers abroad',
      'Stage payments and applications for payment in construction, with a specialist provider',
    ],
  },
  questions: [
    {
      question: 'Will my customers know?',
      answer:
        'With factoring, yes: they pay the provider. With confidential invoice discounting they pay into an account in your name and need not know. Providers offer the confidential form to companies with good credit control.',
    },
    {
      question: 'What happens if a customer does not pay?',
      answer:
        'It depends on the agreement. With recourse, you pay the advance back after an agreed time. Without recourse, the provider bears an insolvent customer’s debt, for a higher charge.',
    },
    {
      question: 'Must I finance every invoice?',
      answer:
        'Whole-ledger facilities take all of them and cost less per invoice. Selective facilities take those you choose. Look at minimum charges and notice periods as well as at the rate.',
    },
  ],
  alternatives: [
    {
      slug: 'merchant-cash-advance',
      when: 'when customers pay by card and you have no invoices to wait for',
    },
    { slug: 'business-loans', when: 'when you need the money once, not every month' },
  ],
});
