import type { ApplicationStatus } from './funding-application.js';

const SENTENCES: Readonly<Record<ApplicationStatus, string>> = {
  pending: 'We have your application and have not started to review it yet.',
  in_review: 'We are reviewing your application and may contact you with questions.',
  approved:
    'We have approved your application to go forward and will contact you about the next step. This is not an offer of credit.',
  rejected: 'We cannot take your application further. You are welcome to ask us why.',
};

/** Where an application stands, as its applicant is told. */
export const statusSentence = (status: ApplicationStatus): string => SENTENCES[status];
