import type { SavedResults } from '@/features/applications/applicant/applications-api';
import { answerInWords } from '@/shared/application-answers/answer-in-words';

type Enquiry = SavedResults['enquiry'];

const questions: Readonly<Record<keyof Enquiry, string>> = {
  fundingType: 'Funding type',
  amount: 'Amount',
  tradingHistory: 'Trading history',
  annualTurnover: 'Annual turnover',
  monthlyRevenue: 'Monthly revenue',
  invoiceVolume: 'Monthly invoice volume',
  creditScore: 'Credit score (self-assessed)',
  hasAdverseCredit: 'Adverse credit history',
  businessSector: 'Business sector',
  propertyType: 'Property type',
  propertyValue: 'Property value',
  ltv: 'Loan to value',
  developmentType: 'Development type',
  refurbCosts: 'Refurbishment costs',
};

const names = Object.keys(questions) as (keyof Enquiry)[];

/** What was answered, in the words of the forms. */
export const enquiryLines = (enquiry: Enquiry): readonly { label: string; value: string }[] =>
  names.flatMap((name) => {
    const answer = enquiry[name];
    return answer === null ? [] : [{ label: questions[name], value: answerInWords(name, answer) }];
  });
