import type { SavedResults } from '@/features/applications/applicant/applications-api';
import { answerInWords, questionOf } from '@/shared/application-answers/answer-in-words';

/** What was answered, in the words of the forms and the order that the server gives. */
export const enquiryLines = (enquiry: SavedResults['enquiry']): readonly { label: string; value: string }[] =>
  Object.entries(enquiry).flatMap(([name, answer]) =>
    answer === null ? [] : [{ label: questionOf(name), value: answerInWords(name, answer) }],
  );
