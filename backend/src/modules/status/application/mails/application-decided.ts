import type { MailTemplate } from '#modules/mail/public.js';
import { EXAMPLE_UPDATE, updateLetter, type ApplicantUpdate } from './applicant-news.js';

export interface ApplicationDecided extends ApplicantUpdate {
  readonly decision: 'passed_review' | 'going_ahead' | 'rejected';
  /** The reason for a rejection in staff's words for the applicant; null if they gave none. */
  readonly reason: string | null;
}

const SUBJECTS: Readonly<Record<ApplicationDecided['decision'], string>> = {
  passed_review: 'Your application has been approved for the next step',
  going_ahead: 'Your application is going ahead',
  rejected: 'Your application has been closed',
};

const example = { ...EXAMPLE_UPDATE, reason: null };

/** To an applicant: the broker's decision. */
export const applicationDecided: MailTemplate<'application-decided', ApplicationDecided> = {
  kind: 'application-decided',
  title: 'Application decision (to applicant)',
  letter: (decided, context) =>
    updateLetter(decided, context, {
      subject: SUBJECTS[decided.decision],
      more: decided.reason === null ? [] : [`The reason: ${decided.reason}`],
    }),
  examples: {
    'application-approved': {
      ...example,
      decision: 'passed_review',
      sentences: [
        'Your application has passed our review and we will contact you about the next step.',
        'This is not an offer of credit.',
      ],
    },
    'application-going-ahead': {
      ...example,
      decision: 'going_ahead',
      sentences: ['Your application is going ahead with Alba.', 'We will call you about the next step.'],
    },
    'application-rejected': {
      ...example,
      decision: 'rejected',
      sentences: ['We cannot take your application further.'],
      reason: 'The lenders we work with ask for two years of trading. We would be glad to look again in May.',
    },
    'application-rejected-without-reason': {
      ...example,
      decision: 'rejected',
      sentences: ['We cannot take your application further.', 'Contact us if you would like to know why.'],
      statusUrl: null,
    },
  },
};
