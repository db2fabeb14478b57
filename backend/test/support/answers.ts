import { answersFrom, type Answers, type SentAnswers } from '#kernel/lending/answers.js';
import { loanEnquiry } from './panel.js';

/** A plausible application, as from the fact-find. */
export const sentAnswers = (changes: Partial<SentAnswers> = {}): SentAnswers => ({
  companyName: 'Alder Joinery Ltd',
  contactName: 'Fiona Alder',
  email: 'fiona@alder-joinery.example',
  phone: '0141 496 0123',
  ...loanEnquiry,
  ...changes,
});

export const answers = (changes: Partial<SentAnswers> = {}): Answers => answersFrom(sentAnswers(changes));
