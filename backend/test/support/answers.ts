import { answersFrom, type Answers, type SentAnswers } from '#shared/domain/answers.js';

/** A plausible application, as the fact-find sends it. */
export const sentAnswers = (changes: Partial<SentAnswers> = {}): SentAnswers => ({
  companyName: 'Alder Joinery Ltd',
  contactName: 'Fiona Alder',
  email: 'fiona@alder-joinery.example',
  phone: '0141 496 0123',
  fundingType: 'business-loans',
  amount: '100000',
  tradingHistory: '36 months',
  creditScore: '700',
  hasAdverseCredit: 'no',
  businessSector: 'retail',
  ...changes,
});

export const answers = (changes: Partial<SentAnswers> = {}): Answers => answersFrom(sentAnswers(changes));
