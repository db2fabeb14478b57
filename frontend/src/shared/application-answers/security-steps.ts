import { ANSWERS } from '@/api/answers';
import type { Field } from '@/shared/application-answers/section';
import { questions, topics } from '@/shared/application-answers/questions';
import type { Step } from '@/shared/application-answers/section';

/** The questions about security, by kind of security. */
export const securitySteps: readonly Step[] = [
  {
    slug: 'property',
    tab: 'Property',
    ...topics.property,
    fields: [
      {
        name: 'propertyAddress',
        label: 'Property Address, with Postcode',
        kind: 'long-text',
        helper:
          'The postcode tells us whether the property is in England, Scotland, Wales or Northern Ireland. Not every lender covers all four.',
      },
      questions.propertyType,
      {
        name: 'purchasePrice',
        label: 'Purchase Price',
        kind: 'text',
        format: 'money',
        helper: 'Leave it blank if you own the property.',
        input: { placeholder: 'e.g. £620,000' },
      },
      asMoneyField(questions.propertyValue),
      {
        name: 'ltv',
        label: 'Loan to Value (LTV)',
        kind: 'text',
        format: 'loan-to-value',
        helper:
          'The share of the value to borrow. Leave it blank and we work it out from the amount and the value.',
        input: { inputMode: 'decimal', placeholder: 'e.g. 70%' },
      },
      {
        name: 'developmentType',
        label: 'Development Type',
        kind: 'select',
        options: ANSWERS.developmentType.choices,
        helper: 'Only if building work is planned.',
      },
      {
        name: 'gdo',
        label: 'Gross development value (GDV)',
        kind: 'text',
        format: 'money',
        helper: 'What the property should be worth once the work is done.',
        input: { placeholder: 'e.g. £900,000' },
      },
      {
        name: 'refurbCosts',
        label: 'Refurbishment Costs',
        kind: 'text',
        format: 'money',
        helper: 'What the work will cost.',
        input: { placeholder: 'e.g. £120,000' },
      },
    ],
  },
  {
    slug: 'asset',
    tab: 'Asset',
    ...topics.asset,
    why: 'The asset secures the finance, so its kind, age and condition decide who will fund it.',
    fields: [
      questions.assetType,
      {
        name: 'assetAge',
        label: 'Asset Age',
        kind: 'text',
        helper: 'In years, or new.',
        input: { placeholder: 'e.g. 2 years' },
      },
      {
        name: 'assetCondition',
        label: 'Asset Condition',
        kind: 'select',
        options: ANSWERS.assetCondition.choices,
      },
    ],
  },
  {
    slug: 'invoices',
    tab: 'Invoices',
    ...topics.invoices,
    why: 'Providers advance a share of the invoices you raise, so they ask how many there are and who owes them.',
    fields: [
      asMoneyField(questions.invoiceVolume),
      {
        name: 'averageInvoiceValue',
        label: 'Average Invoice Value',
        kind: 'text',
        format: 'money',
        input: { placeholder: 'e.g. £2,400' },
      },
      {
        name: 'debtorConcentration',
        label: 'Debtor Concentration',
        kind: 'text',
        format: 'percent',
        helper: 'The share of your sales owed by your largest customer.',
        input: { inputMode: 'decimal', placeholder: 'e.g. 30%' },
      },
    ],
  },
];

function asMoneyField(question: Field): Field {
  return { ...question, format: 'money' };
}
