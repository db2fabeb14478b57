import { firmOr, greetingFor, type MailTemplate } from '#modules/mail/public.js';

export interface QuestionAnswered {
  readonly contactName: string;
  readonly question: string;
  readonly answer: string;
}

export interface CommissionAnswered extends QuestionAnswered {
  /** The client's company; null if the line has no case. */
  readonly companyName: string | null;
  /** The ledger entry; null for expected commission. */
  readonly entryId: string | null;
}

export interface CaseQuestionAnswered extends QuestionAnswered {
  readonly companyName: string;
  readonly applicationId: string;
}

const asked = ({ question, answer }: Omit<QuestionAnswered, 'contactName'>): readonly string[] => [
  `You asked: ${question}`,
  `Our answer: ${answer}`,
];

/** To a partner whose commission query was answered. */
export const commissionAnswered: MailTemplate<'commission-answered', CommissionAnswered> = {
  kind: 'commission-answered',
  title: 'Answer to a commission query (to partner)',
  letter: ({ contactName, companyName, entryId, ...answered }, { url }) => {
    const about = companyName === null ? '' : ` for ${firmOr(companyName, 'a client')}`;
    return {
      subject: 'We have answered your question about your commission',
      greeting: greetingFor(contactName),
      before: [`We have answered your question about your commission${about}.`, ...asked(answered)],
      action: {
        label: 'Open your commissions',
        url: url(`/partners/commissions${entryId === null ? '' : `?id=${entryId}`}`),
      },
      after: [],
    };
  },
  examples: {
    'commission-answered': {
      contactName: 'Fiona Alder',
      companyName: 'Birch Bakery Ltd',
      question: 'We agreed 25% for this client. Why is it 20%?',
      answer: 'The 25% starts with cases that you send us from 1 May. We received this one in April.',
      entryId: '0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f15',
    },
  },
};

/** To a partner whose question about a case was answered. */
export const caseQuestionAnswered: MailTemplate<'case-question-answered', CaseQuestionAnswered> = {
  kind: 'case-question-answered',
  title: 'Answer to a question about a case (to partner)',
  letter: ({ contactName, companyName, applicationId, ...answered }, { url }) => ({
    subject: 'We have answered your question about a case',
    greeting: greetingFor(contactName),
    before: [`We have answered your question about ${firmOr(companyName, 'a client')}.`, ...asked(answered)],
    action: { label: 'Open the case', url: url(`/partners/dashboard?id=${applicationId}`) },
    after: [],
  }),
  examples: {
    'case-question-answered': {
      contactName: 'Fiona Alder',
      companyName: 'Birch Bakery Ltd',
      question: 'When does the valuer visit?',
      answer: 'On Tuesday morning. We have told Bella.',
      applicationId: '0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f15',
    },
  },
};
