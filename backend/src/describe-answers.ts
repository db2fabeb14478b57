import { ENQUIRY_ANSWERS } from '#modules/matching/public.js';
import { OPTIONAL_QUESTIONS, REQUIRED_QUESTIONS, type Question } from '#kernel/lending/answers.js';

const known = (questions: Record<string, Question>, required: boolean) =>
  Object.entries(questions).map(([name, { label, asked, choices, quickChoices }]) => [
    name,
    { label, asked, required, choices, quickChoices },
  ]);

/** A module for the client with the answers of an application: labels, choices, and which are used for matching. */
export const describeAnswers = (): string => {
  const answers: unknown = Object.fromEntries([
    ...known(REQUIRED_QUESTIONS, true),
    ...known(OPTIONAL_QUESTIONS, false),
  ]);
  return [
    "/** Written by `npm run api` from the backend's declaration of an application's answers. */",
    `export const ANSWERS = ${JSON.stringify(answers, null, 2)} as const;`,
    '',
    '/** The answers that the matching rule reads. */',
    `export const ENQUIRY_ANSWERS = ${JSON.stringify(ENQUIRY_ANSWERS, null, 2)} as const;`,
    '',
  ].join('\n');
};
