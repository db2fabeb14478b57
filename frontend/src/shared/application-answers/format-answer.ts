import { ANSWERS } from '@/api/answers';
import { fundingTypes } from '@/shared/application-answers/funding-types';
import type { Option } from '@/shared/forms/fields/options';
import { humanise } from '@/shared/lib/labels';
import { formatTypedPounds } from '@/shared/lib/money';

interface Declared {
  label: string;
  /** The question as the applicant sees it, if it differs from the label. */
  asked?: string;
  choices?: readonly Option[];
  quickChoices?: readonly Option[];
}

const declared: Readonly<Partial<Record<string, Declared>>> = ANSWERS;

interface Origin {
  /** Whether a partner gave the answer: a figure is then free text, not one of our forms' choices. */
  byPartner?: boolean;
}

/** An answer as the person who gave it saw it; free text stays as written. */
export function formatAnswer(name: string, answer: string, { byPartner = false }: Origin = {}): string {
  const chosen = byPartner && /^\d+$/.test(answer) ? undefined : labelOf(name, answer);
  return chosen ?? (name === 'amount' ? formatTypedPounds(answer) : answer);
}

/** The label of an answer. */
export const answerLabel = (name: string): string => declared[name]?.label ?? humanise(name);

/** The question that an applicant was asked. */
export const questionOf = (name: string): string => declared[name]?.asked ?? declared[name]?.label ?? name;

function labelOf(name: string, answer: string): string | undefined {
  const { choices = [], quickChoices = [] } = declared[name] ?? {};
  const all = name === 'fundingType' ? fundingTypes : [...choices, ...quickChoices];
  return all.find(({ value }) => value === answer)?.label;
}
