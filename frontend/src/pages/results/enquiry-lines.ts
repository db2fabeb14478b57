import type { SavedResults } from '@/features/applications/applications-api';
import { quickAmounts, quickTradingHistories } from '@/shared/forms/quick-options';
import {
  adverseCredit,
  amounts,
  annualTurnovers,
  businessSectors,
  creditScores,
  loanToValues,
  propertyTypes,
} from '@/shared/forms/fact-find-options';
import type { Option } from '@/shared/forms/form-select';
import { fundingTypes } from '@/shared/forms/funding-types';

type Enquiry = SavedResults['enquiry'];

const questions: Record<keyof Enquiry, { label: string; options?: readonly Option[] }> = {
  fundingType: { label: 'Funding type', options: fundingTypes },
  amount: { label: 'Amount', options: [...amounts, ...quickAmounts] },
  tradingHistory: { label: 'Trading history', options: quickTradingHistories },
  annualTurnover: { label: 'Annual turnover', options: annualTurnovers },
  monthlyRevenue: { label: 'Monthly revenue' },
  invoiceVolume: { label: 'Monthly invoice volume' },
  creditScore: { label: 'Credit score (self-assessed)', options: creditScores },
  hasAdverseCredit: { label: 'Adverse credit history', options: adverseCredit },
  businessSector: { label: 'Business sector', options: businessSectors },
  propertyType: { label: 'Property type', options: propertyTypes },
  propertyValue: { label: 'Property value' },
  ltv: { label: 'Loan to value', options: loanToValues },
  developmentType: { label: 'Development type' },
  refurbCosts: { label: 'Refurbishment costs' },
};

const names = Object.keys(questions) as (keyof Enquiry)[];

/** What was answered, in the words of the forms. */
export const enquiryLines = (enquiry: Enquiry): readonly { label: string; value: string }[] =>
  names.flatMap((name) => {
    const { label, options = [] } = questions[name];
    const answer = enquiry[name];
    if (answer === null) return [];
    return [{ label, value: options.find(({ value }) => value === answer)?.label ?? answer }];
  });
