import { firmOr, greetingFor, type MailTemplate } from '#modules/mail/public.js';

export interface CommissionAnswered {
  readonly contactName: string;
  /** The client's company; null if the line has no case. */
  readonly companyName: string | null;
  readonly question: string;
  readonly answer: string;
  /** The ledger entry; null for expected commission. */
  readonly entryId: string | null;
}

/** To a partner whose commission query was answered. */
export const commissionAnswered: MailTemplate<'commission-answered', CommissionAnswered> = {
  kind: 'commission-answered',
  title: 'Answer to a commission query (to partner)',
  letter: ({ contactName, companyName, question, answer, entryId }, { url }) => {
    const about = companyName === null ? '' : ` for ${firmOr(companyName, 'a client')}`;
    return {
      subject: 'We have answered your question about your commission',
      greeting: greetingFor(contactName),
      before: [
        `We have answered your question about your commission${about}.`,
        `You asked: ${question}`,
        `Our answer: ${answer}`,
      ],
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
