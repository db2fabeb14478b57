import { securitySteps } from '@/shared/application-answers/security-steps';
import { questions, topics } from '@/shared/application-answers/questions';
import type { Step } from '@/shared/application-answers/section';

/** The steps of the detailed form, which together have every answer of an application. */
export const detailedSteps: readonly Step[] = [
  {
    slug: 'company',
    tab: 'Company',
    ...topics.company,
    fields: [
      questions.companyName,
      questions.companyNumber,
      questions.contactName,
      questions.businessSector,
      questions.email,
      questions.phone,
      questions.registeredAddress,
      {
        name: 'employees',
        label: 'Employees',
        kind: 'text',
        helper: 'How many people work in the business, you included.',
        input: { inputMode: 'numeric' },
      },
      questions.legalForm,
    ],
  },
  {
    slug: 'funding',
    tab: 'Funding',
    ...topics.funding,
    fields: [
      questions.fundingType,
      {
        name: 'amount',
        label: 'Amount Required',
        kind: 'text',
        format: 'money',
        required: { message: 'Please enter the amount you need' },
        helper: 'The exact figure, in pounds: each lender has limits.',
        input: { placeholder: 'e.g. £85,000' },
      },
      questions.securedOnHome,
      questions.purpose,
      {
        name: 'existingLoans',
        label: 'Existing Loans',
        kind: 'long-text',
        helper: 'Who you owe, roughly how much, and when each loan ends.',
      },
      {
        name: 'exitStrategy',
        label: 'Exit Strategy',
        kind: 'long-text',
        helper: 'How the money will be repaid: from trading, a sale, or a refinance.',
      },
    ],
  },
  {
    slug: 'financial',
    tab: 'Finances',
    ...topics.financial,
    fields: [
      questions.tradingHistory,
      questions.creditScore,
      {
        name: 'annualTurnover',
        label: 'Annual Turnover',
        kind: 'text',
        format: 'money',
        helper: 'Your sales in the last full year.',
        input: { placeholder: 'e.g. £420,000' },
      },
      {
        name: 'monthlyRevenue',
        label: 'Monthly Revenue',
        kind: 'text',
        format: 'money',
        helper: 'Your sales in a usual month.',
        input: { placeholder: 'e.g. £35,000' },
      },
      questions.hasAdverseCredit,
      {
        name: 'adverseCreditDetails',
        label: 'Adverse Credit Details',
        kind: 'long-text',
        shownWhen: ({ hasAdverseCredit }) => hasAdverseCredit === 'yes',
        helper: 'What happened, how much it was, when, and whether it is settled.',
      },
    ],
  },
  ...securitySteps,
];
