import { ANSWERS } from '@/api/answers';
import type { Application, OptionalAnswer } from '@/features/applications/staff/admin-applications-api';
import { answerOf } from '@/features/applications/staff/answers/answer-of';
import { keysOf } from '@/shared/lib/records';

/** All optional answers, in the server's order. */
export const OPTIONAL_ANSWERS = keysOf(ANSWERS).filter(
  (name): name is OptionalAnswer => !ANSWERS[name].required,
);

/** The case for a lender, as lines of text: what the client asked for, the contact and the answers given. */
export const caseSummary = (application: Application): string => {
  const { companyName, contactName, email, phone } = application;
  const facts: readonly (readonly [string, string | null])[] = [
    ['Company', companyName],
    ['Contact', contactName],
    ['Email', email],
    ['Phone', phone],
    ['Funding type', answerOf(application, 'fundingType')],
    ['Amount required', answerOf(application, 'amount')],
    ...OPTIONAL_ANSWERS.map((name) => [ANSWERS[name].label, answerOf(application, name)] as const),
  ];
  return facts
    .filter(([, answer]) => answer !== null)
    .map(([name, answer]) => `${name}: ${answer}`)
    .join('\n');
};
