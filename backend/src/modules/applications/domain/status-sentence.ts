import type { ApplicationStatus, Stage } from './funding-application.js';

const SENTENCES: Readonly<Record<ApplicationStatus, string>> = {
  pending: 'We have your application and have not started to review it yet.',
  in_review: 'We are reviewing your application and may contact you with questions.',
  approved:
    'We have approved your application to go forward and will contact you about the next step. This is not an offer of credit.',
  rejected: 'We cannot take your application further. You are welcome to ask us why.',
};

/** Where an application stands, as its applicant is told. */
export const statusSentence = (status: ApplicationStatus): string => SENTENCES[status];

const STAGES: Readonly<Record<Stage, string>> = {
  new: 'We have your application and have not started on it yet.',
  reviewing: 'We are looking at it, and at which lenders fit.',
  with_lenders: 'Lenders that you agreed to have your details, and we wait for their answers.',
  offers: 'A lender has answered with an offer. You see it here once we have gone through it.',
  accepted: 'It goes forward. We ring you about the next step.',
  completed: 'The money has been paid out.',
  closed: 'No lender is looking at it now. You are welcome to ask us what else can be done.',
};

/** How far an application has come, as its applicant is told. */
export const stageSentence = (stage: Stage): string => STAGES[stage];
