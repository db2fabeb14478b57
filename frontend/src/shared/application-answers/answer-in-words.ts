import {
  adverseCredit,
  amounts,
  annualTurnovers,
  businessSectors,
  creditScores,
  loanToValues,
  propertyTypes,
} from '@/shared/application-answers/fact-find-options';
import type { Option } from '@/shared/forms/form-select';
import { fundingTypes } from '@/shared/application-answers/funding-types';
import { quickAmounts, quickTradingHistories } from '@/shared/application-answers/quick-options';
import { asPounds } from '@/shared/lib/pounds';

/** What the forms let somebody choose, under the name that the answer is sent under. */
const CHOICES: Readonly<Partial<Record<string, readonly Option[]>>> = {
  fundingType: fundingTypes,
  amount: [...amounts, ...quickAmounts],
  tradingHistory: quickTradingHistories,
  annualTurnover: annualTurnovers,
  creditScore: creditScores,
  hasAdverseCredit: adverseCredit,
  businessSector: businessSectors,
  propertyType: propertyTypes,
  ltv: loanToValues,
};

interface Origin {
  /** Whether a partner wrote the answer: a figure is then one of its own and not what our forms let choose. */
  byPartner?: boolean;
}

/** An answer as whoever gave it read it; what nobody chose from a form's list stays as it was written. */
export function answerInWords(name: string, answer: string, { byPartner = false }: Origin = {}): string {
  const chosen = byPartner && /^\d+$/.test(answer) ? undefined : labelOf(name, answer);
  return chosen ?? (name === 'amount' ? asPounds(answer) : answer);
}

const labelOf = (name: string, answer: string): string | undefined =>
  CHOICES[name]?.find(({ value }) => value === answer)?.label;
