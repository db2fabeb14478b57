import type { StatusPageData } from '@/features/applications/applicant/applications-api';
import { formatAnswer } from '@/shared/application-answers/format-answer';

/** Tells one application of a company from another: 'Alder Joinery Ltd, Business Loans, £100,000'. */
export const describeApplication = ({
  companyName,
  fundingType,
  amount,
}: Pick<StatusPageData, 'companyName' | 'fundingType' | 'amount'>): string =>
  [companyName, formatAnswer('fundingType', fundingType), formatAnswer('amount', amount)].join(', ');
