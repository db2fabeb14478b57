import type { SavedResults } from '@/features/applications/applicant/applications-api';
import { formatAnswer, questionOf } from '@/shared/application-answers/format-answer';

/** What was answered, in the words of the forms and the order that the server gives. */
export const enquiryLines = (enquiry: SavedResults['enquiry']): readonly { label: string; value: string }[] =>
  Object.entries(enquiry).flatMap(([name, answer]) =>
    answer === null ? [] : [{ label: questionOf(name), value: formatAnswer(name, answer) }],
  );
