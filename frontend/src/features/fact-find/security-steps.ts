import { assetConditions, developmentTypes, propertyTypes } from '@/features/fact-find/fact-find-options';
import type { Step } from '@/features/fact-find/step';

/** What secures the finance, and so what its kind of funding asks about. */
export const securitySteps: readonly Step[] = [
  {
    slug: 'property',
    tab: 'Property',
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
      {
        name: 'propertyAddress',
        label: 'Property Address, with Postcode',
        kind: 'long-text',
        helper:
          'The postcode tells us the nation that the property is in. Some lenders cover only some of them.',
      },
      { name: 'propertyType', label: 'Property Type', kind: 'select', options: propertyTypes },
      {
        name: 'purchasePrice',
        label: 'Purchase Price',
        kind: 'text',
        format: 'money',
        helper: 'Leave it blank if you own the property.',
        input: { inputMode: 'numeric', placeholder: 'e.g. £620,000' },
      },
      {
        name: 'propertyValue',
        label: 'Property Value',
        kind: 'text',
        format: 'money',
        helper: 'Today’s value, as near as you know it.',
        input: { inputMode: 'numeric', placeholder: 'e.g. £650,000' },
      },
      {
        name: 'ltv',
        label: 'Loan to Value (LTV)',
        kind: 'text',
        format: 'percent',
        helper:
          'The share of the value to borrow. Leave it blank and we work it out from the amount and the value.',
        input: { inputMode: 'decimal', placeholder: 'e.g. 70%' },
      },
      {
        name: 'developmentType',
        label: 'Development Type',
        kind: 'select',
        options: developmentTypes,
        helper: 'Only if building work is planned.',
      },
      {
        name: 'gdo',
        label: 'Gross development value (GDV)',
        kind: 'text',
        format: 'money',
        helper: 'What the property should be worth once the work is done.',
        input: { inputMode: 'numeric', placeholder: 'e.g. £900,000' },
      },
      {
        name: 'refurbCosts',
        label: 'Refurbishment Costs',
        kind: 'text',
        format: 'money',
        helper: 'What the work will cost.',
        input: { inputMode: 'numeric', placeholder: 'e.g. £120,000' },
      },
    ],
  },
  {
    slug: 'asset',
    tab: 'Asset',
    title: 'Asset Details',
    why: 'The asset secures the finance, so its kind, age and condition decide who will fund it.',
    shownFor: ['asset-finance'],
    fields: [
      {
        name: 'assetType',
        label: 'Asset Type',
        kind: 'text',
        helper: 'What you want to buy or refinance.',
        input: { placeholder: 'e.g. vehicles, plant, IT equipment' },
      },
      {
        name: 'assetAge',
        label: 'Asset Age',
        kind: 'text',
        helper: 'In years, or new.',
        input: { placeholder: 'e.g. 2 years' },
      },
      { name: 'assetCondition', label: 'Asset Condition', kind: 'select', options: assetConditions },
    ],
  },
  {
    slug: 'invoices',
    tab: 'Invoices',
    title: 'Invoice Finance Details',
    why: 'Providers advance a share of the invoices you raise, so they ask how many there are and who owes them.',
    shownFor: ['invoice-finance'],
    fields: [
      {
        name: 'invoiceVolume',
        label: 'Monthly Invoice Volume',
        kind: 'text',
        format: 'money',
        helper: 'The total you invoice in a usual month.',
        input: { inputMode: 'numeric', placeholder: 'e.g. £40,000' },
      },
      {
        name: 'averageInvoiceValue',
        label: 'Average Invoice Value',
        kind: 'text',
        format: 'money',
        input: { inputMode: 'numeric', placeholder: 'e.g. £2,400' },
      },
      {
        name: 'debtorConcentration',
        label: 'Debtor Concentration',
        kind: 'text',
        format: 'percent',
        helper: 'The share of your sales that your largest customer owes for.',
        input: { inputMode: 'decimal', placeholder: 'e.g. 30%' },
      },
    ],
  },
];
