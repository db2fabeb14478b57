import type { SavedResults } from '@/features/applications/applicant/applications-api';
import { formatAnswer, questionOf } from '@/shared/application-answers/format-answer';

/** The answers in the words of the forms, in the server's order. */
export const enquiryLines = (enquiry: SavedResults['enquiry']): readonly { label: string; value: string }[] =>
  Object.entries(enquiry).flatMap(([name, answer]) =>
    answer === null ? [] : [{ label: questionOf(name), value: formatAnswer(name, answer) }],
  );
