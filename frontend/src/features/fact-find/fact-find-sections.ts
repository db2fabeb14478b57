import { ANSWERS } from '@/api/answers';
import { asked, topics } from '@/shared/application-answers/questions';
import { applicationRequirements } from '@/shared/application-answers/application-requirements';
import { slugsSecuredBy } from '@/shared/site/products';
import type { AnswerValues, Section } from '@/shared/application-answers/section';

/** Asked for only once a company has been looked up, which fills them. */
const isLookedUp = ({ companyNumber, registeredAddress }: AnswerValues): boolean =>
  companyNumber !== '' || registeredAddress !== '';

/** The whole form, in reading order: the form, the summary and the payload are all drawn from this table. */
export const sections: readonly Section[] = [
  {
    ...topics.company,
    fields: [
      asked.companyName,
      asked.contactName,
      asked.businessSector,
      asked.email,
      asked.phone,
      { ...asked.companyNumber, shownWhen: isLookedUp },
      { ...asked.registeredAddress, shownWhen: isLookedUp },
      asked.legalForm,
    ],
  },
  {
    ...topics.funding,
    fields: [
      asked.fundingType,
      {
        name: 'amount',
        label: 'Amount Required',
        kind: 'select',
        required: applicationRequirements.amount,
        options: ANSWERS.amount.choices,
        helper: 'The nearest figure: each lender has limits.',
      },
      asked.securedOnHome,
      { ...asked.purpose, helper: `${asked.purpose.helper} It does not change the score.` },
    ],
  },
  {
    ...topics.financial,
    shownFor: slugsSecuredBy('trading', 'invoices', 'asset'),
    fields: [
      asked.tradingHistory,
      {
        name: 'annualTurnover',
        label: 'Annual Turnover',
        kind: 'select',
        options: ANSWERS.annualTurnover.choices,
      },
      asked.creditScore,
      asked.hasAdverseCredit,
    ],
  },
  {
    ...topics.invoices,
    why: 'Providers advance a share of the invoices you raise, so they ask how many there are.',
    fields: [{ ...asked.invoiceVolume, name: 'monthlyRevenue' }],
  },
  {
    ...topics.asset,
    why: 'The asset secures the finance, so its kind decides who will fund it.',
    fields: [asked.assetType],
  },
  {
    ...topics.property,
    fields: [asked.propertyType, asked.propertyValue, asked.ltv],
  },
];
