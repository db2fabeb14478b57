import {
  adverseCredit,
  amounts,
  annualTurnovers,
  businessSectors,
  creditScores,
  loanToValues,
  propertyTypes,
  tradingHistories,
} from '@/features/fact-find/fact-find-options';
import type { Section } from '@/features/fact-find/section';
import { fundingTypes } from '@/shared/forms/funding-types';

/** The whole form, in reading order: the form, the summary and the payload are all drawn from this table. */
export const sections: readonly Section[] = [
  {
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
    ],
  },
  {
    title: 'Funding Requirements',
    why: 'The type decides which lenders we compare and what else we ask.',
    fields: [
      { name: 'fundingType', label: 'Funding Type', kind: 'select', required: true, options: fundingTypes },
      {
        name: 'amount',
        label: 'Amount Required',
        kind: 'select',
        required: true,
        options: amounts,
        helper: 'The nearest figure: each lender has limits.',
      },
      {
        name: 'purpose',
        label: 'Purpose',
        kind: 'long-text',
        helper: 'What the money is for, in a sentence or two. It does not change the score.',
      },
    ],
  },
  {
    title: 'Financial Details',
    why: 'Lenders set minimums here. A blank counts as unconfirmed, not as a no.',
    shownFor: ['business-loans', 'merchant-cash-advance', 'invoice-finance', 'asset-finance'],
    fields: [
      {
        name: 'tradingHistory',
        label: 'Trading History',
        kind: 'select',
        options: tradingHistories,
        helper: 'How long the business has been trading.',
      },
      { name: 'annualTurnover', label: 'Annual Turnover', kind: 'select', options: annualTurnovers },
      {
        name: 'creditScore',
        label: 'Credit Score (self-assessed)',
        kind: 'select',
        options: creditScores,
        helper: 'Your own estimate. Searching here leaves no mark on your credit file.',
      },
      {
        name: 'hasAdverseCredit',
        label: 'Adverse Credit History',
        kind: 'radio',
        options: adverseCredit,
        helper: 'County court judgments, defaults or missed payments of the business or its directors.',
      },
    ],
  },
  {
    title: 'Invoice Finance Details',
    why: 'Providers advance a share of the invoices you raise, so they ask how many there are.',
    shownFor: ['invoice-finance'],
    fields: [
      {
        name: 'monthlyRevenue',
        label: 'Monthly Invoice Volume',
        kind: 'text',
        helper: 'The total you invoice in a usual month.',
        input: { placeholder: 'e.g. £40,000' },
      },
    ],
  },
  {
    title: 'Asset Details',
    why: 'The asset secures the finance, so its kind decides who will fund it.',
    shownFor: ['asset-finance'],
    fields: [
      {
        name: 'assetType',
        label: 'Asset Type',
        kind: 'text',
        helper: 'What you want to buy or refinance.',
        input: { placeholder: 'e.g. vehicles, plant, IT equipment' },
      },
    ],
  },
  {
    title: 'Property Details',
    why: 'The property secures the loan. Its type and the share you borrow decide most of the match.',
    shownFor: [
      'bridging-business',
      'bridging-property',
      'development-finance',
      'btl-mortgages',
      'commercial-mortgage',
    ],
    fields: [
      { name: 'propertyType', label: 'Property Type', kind: 'select', options: propertyTypes },
      {
        name: 'propertyValue',
        label: 'Property Value',
        kind: 'text',
        helper: 'Today’s value, as near as you know it.',
        input: { placeholder: 'e.g. £650,000' },
      },
      {
        name: 'ltv',
        label: 'Loan to Value (LTV)',
        kind: 'select',
        options: loanToValues,
        helper: 'The share of the value you want to borrow.',
      },
    ],
  },
];
