import {
  adverseCredit,
  businessSectors,
  creditScores,
  tradingHistories,
} from '@/features/fact-find/fact-find-options';
import { securitySteps } from '@/features/fact-find/security-steps';
import type { Step } from '@/features/fact-find/step';
import { fundingTypes } from '@/shared/forms/funding-types';

/** The detailed form: every answer that an application can hold, a step at a time. */
export const detailedSteps: readonly Step[] = [
  {
    slug: 'company',
    tab: 'Company',
    title: 'Company Details',
    why: 'Who is asking, and how we reach you with questions or an offer.',
    fields: [
      {
        name: 'companyName',
        label: 'Company Name',
        kind: 'text',
        required: true,
        helper: 'As registered, or your trading name.',
        input: { autoComplete: 'organization' },
      },
      {
        name: 'companyNumber',
        label: 'Company Number',
        kind: 'text',
        format: 'company-number',
        helper: '8 characters, as Companies House shows it. Leave it blank if you are not registered.',
        input: { placeholder: 'e.g. SC123456' },
      },
      {
        name: 'contactName',
        label: 'Contact Name',
        kind: 'text',
        required: true,
        input: { autoComplete: 'name' },
      },
      {
        name: 'businessSector',
        label: 'Business Sector',
        kind: 'select',
        options: businessSectors,
        helper: 'Some lenders prefer or exclude a sector.',
      },
      {
        name: 'email',
        label: 'Email',
        kind: 'text',
        required: true,
        input: { type: 'email', autoComplete: 'email' },
      },
      {
        name: 'phone',
        label: 'Phone',
        kind: 'text',
        required: true,
        helper: 'With the area code.',
        input: { type: 'tel', autoComplete: 'tel' },
      },
      {
        name: 'registeredAddress',
        label: 'Registered Address, with Postcode',
        kind: 'long-text',
        helper:
          'The postcode tells us whether you are in England, Scotland, Wales or Northern Ireland. Some lenders cover only some of them.',
        input: { autoComplete: 'street-address' },
      },
      {
        name: 'employees',
        label: 'Employees',
        kind: 'text',
        helper: 'How many people work in the business, you included.',
        input: { inputMode: 'numeric' },
      },
    ],
  },
  {
    slug: 'funding',
    tab: 'Funding',
    title: 'Funding Requirements',
    why: 'The type decides which lenders we compare and what else we ask.',
    fields: [
      { name: 'fundingType', label: 'Funding Type', kind: 'select', required: true, options: fundingTypes },
      {
        name: 'amount',
        label: 'Amount Required',
        kind: 'text',
        required: true,
        format: 'money',
        missing: 'Please enter the amount you need',
        helper: 'The exact figure, in pounds: each lender has limits.',
        input: { inputMode: 'numeric', placeholder: 'e.g. £85,000' },
      },
      {
        name: 'purpose',
        label: 'Purpose',
        kind: 'long-text',
        helper: 'What the money is for, in a sentence or two.',
      },
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
    title: 'Financial Details',
    why: 'Lenders set minimums here. A blank counts as unconfirmed, not as a no.',
    fields: [
      {
        name: 'tradingHistory',
        label: 'Trading History',
        kind: 'select',
        options: tradingHistories,
        helper: 'How long the business has been trading.',
      },
      {
        name: 'creditScore',
        label: 'Credit Score (self-assessed)',
        kind: 'select',
        options: creditScores,
        helper: 'Your own estimate. Searching here leaves no mark on your credit file.',
      },
      {
        name: 'annualTurnover',
        label: 'Annual Turnover',
        kind: 'text',
        format: 'money',
        helper: 'Your sales in the last full year.',
        input: { inputMode: 'numeric', placeholder: 'e.g. £420,000' },
      },
      {
        name: 'monthlyRevenue',
        label: 'Monthly Revenue',
        kind: 'text',
        format: 'money',
        helper: 'Your sales in a usual month.',
        input: { inputMode: 'numeric', placeholder: 'e.g. £35,000' },
      },
      {
        name: 'hasAdverseCredit',
        label: 'Adverse Credit History',
        kind: 'radio',
        options: adverseCredit,
        helper: 'County court judgments, defaults or missed payments of the business or its directors.',
      },
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
