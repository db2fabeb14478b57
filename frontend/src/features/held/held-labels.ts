import { ANSWERS } from '@/api/answers';
import type { HeldSubmission } from '@/features/held/held-api';
import { formatAnswer, answerLabel } from '@/shared/application-answers/format-answer';

/** The record that it becomes on release. */
export const HELD_KINDS: Readonly<Record<HeldSubmission['kind'], string>> = {
  application: 'Application',
  'contact-message': 'Message',
  complaint: 'Complaint',
};

interface Written {
  field: string;
  label: string;
  text: string;
}

/** In the order of the forms. */
const FIELDS: readonly string[] = [...Object.keys(ANSWERS), 'message', 'whatHappened', 'wanted'];

/** Filled-in fields besides name and email, as the sender read them. */
export const writtenIn = ({ written }: Pick<HeldSubmission, 'written'>): readonly Written[] =>
  FIELDS.filter((field) => field !== 'contactName' && field !== 'email').flatMap((field) => {
    const answer = written[field];
    return answer === undefined
      ? []
      : [{ field, label: answerLabel(field), text: formatAnswer(field, answer) }];
  });

/** One line, enough to distinguish a client from spam. */
export const heldSummary = ({ written }: Pick<HeldSubmission, 'written'>): string =>
  written['message'] ??
  written['whatHappened'] ??
  ['companyName', 'fundingType', 'amount', 'purpose']
    .map((field) => formatAnswer(field, written[field] ?? ''))
    .filter((text) => text !== '')
    .join(', ');
