import { ANSWERS } from '@/api/answers';
import { fundingTypes } from '@/shared/application-answers/funding-types';
import type { Option } from '@/shared/forms/form-select';
import { humanise } from '@/shared/lib/labels';
import { asPounds } from '@/shared/lib/pounds';

interface Declared {
  label: string;
  /** How the applicant is asked, where that is not the label. */
  asked?: string;
  choices?: readonly Option[];
  quickChoices?: readonly Option[];
}

const declared: Readonly<Partial<Record<string, Declared>>> = ANSWERS;

interface Origin {
  /** Whether a partner wrote the answer: a figure is then one of its own and not what our forms let choose. */
  byPartner?: boolean;
}

/** An answer as whoever gave it read it; what nobody chose from a form's list stays as it was written. */
export function formatAnswer(name: string, answer: string, { byPartner = false }: Origin = {}): string {
  const chosen = byPartner && /^\d+$/.test(answer) ? undefined : labelOf(name, answer);
  return chosen ?? (name === 'amount' ? asPounds(answer) : answer);
}

/** What an answer is called. */
export const answerLabel = (name: string): string => declared[name]?.label ?? humanise(name);

/** What an applicant was asked. */
export const questionOf = (name: string): string => declared[name]?.asked ?? declared[name]?.label ?? name;

function labelOf(name: string, answer: string): string | undefined {
  const { choices = [], quickChoices = [] } = declared[name] ?? {};
  const all = name === 'fundingType' ? fundingTypes : [...choices, ...quickChoices];
  return all.find(({ value }) => value === answer)?.label;
}
