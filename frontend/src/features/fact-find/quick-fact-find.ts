import { ANSWERS } from '@/api/answers';
import { tabDraft } from '@/features/fact-find/draft';
import { blankAnswers } from '@/features/fact-find/fact-find-answers';
import type { FactFindDefinition } from '@/features/fact-find/fact-find-state';
import { answersValidation } from '@/shared/application-answers/given-answers';
import { questions, topics } from '@/shared/application-answers/questions';
import { applicationRequirements } from '@/shared/application-answers/application-requirements';
import { slugsSecuredBy } from '@/shared/site/products';
import type { AnswerValues, QuestionSection } from '@/shared/application-answers/section';

/** Shown only after a company lookup, which fills them. */
const isLookedUp = ({ companyNumber, registeredAddress }: AnswerValues): boolean =>
  companyNumber !== '' || registeredAddress !== '';

/** The whole form in order: form, summary and request derive from this table. */
export const sections: readonly QuestionSection[] = [
  {
    ...topics.company,
    fields: [
      questions.companyName,
      questions.contactName,
      questions.businessSector,
      questions.email,
      questions.phone,
      { ...questions.companyNumber, shownWhen: isLookedUp },
      { ...questions.registeredAddress, shownWhen: isLookedUp },
      questions.legalForm,
    ],
  },
  {
    ...topics.funding,
    fields: [
      questions.fundingType,
      {
        name: 'amount',
        label: 'Amount Required',
        kind: 'select',
        required: applicationRequirements.amount,
        options: ANSWERS.amount.choices,
        helper: 'The nearest figure: each lender has limits.',
      },
      questions.securedOnHome,
      { ...questions.purpose, helper: `${questions.purpose.helper} It does not change the score.` },
    ],
  },
  {
    ...topics.financial,
    shownFor: slugsSecuredBy('trading', 'invoices', 'asset'),
    fields: [
      questions.tradingHistory,
      {
        name: 'annualTurnover',
        label: 'Annual Turnover',
        kind: 'select',
        options: ANSWERS.annualTurnover.choices,
      },
      questions.creditScore,
      questions.hasAdverseCredit,
    ],
  },
  {
    ...topics.invoices,
    why: 'Providers advance a share of the invoices you raise, so they ask how many there are.',
    fields: [{ ...questions.invoiceVolume, name: 'monthlyRevenue' }],
  },
  {
    ...topics.asset,
    why: 'The asset secures the finance, so its kind decides who will fund it.',
    fields: [questions.assetType],
  },
  {
    ...topics.property,
    fields: [questions.propertyType, questions.propertyValue, questions.ltv],
  },
];

/** The sections on one page. Their answers last as long as the tab. */
export const quickFactFind: FactFindDefinition = {
  id: 'fact-find',
  label: 'Fact-find',
  sections,
  blank: blankAnswers(sections),
  schema: answersValidation(sections),
  draft: tabDraft,
  storageNote: 'Your answers and results stay in this tab until you close it or start again.',
};
