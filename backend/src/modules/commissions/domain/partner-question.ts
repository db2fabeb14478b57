import { QuestionAnswered } from './errors.js';

export const QUESTION_TOPICS = ['commission', 'case'] as const;
export type QuestionTopic = (typeof QUESTION_TOPICS)[number];

/** A partner's question. */
interface QuestionDetails {
  readonly about: QuestionTopic;
  readonly introducerId: string;
  /** The ledger entry; null for expected commission, and about a case. */
  readonly entryId: string | null;
  /** Null if the entry has no case. */
  readonly applicationId: string | null;
  readonly question: string;
}

/** A partner's question about one of its cases or a line of its commission, with the broker's answer. */
export class PartnerQuestion implements QuestionDetails {
  readonly id: string;
  readonly about: QuestionTopic;
  readonly introducerId: string;
  readonly entryId: string | null;
  readonly applicationId: string | null;
  readonly question: string;
  readonly askedAt: Date;
  /** Null until it is answered, like the next two. */
  answer: string | null = null;
  answeredAt: Date | null = null;
  /** The member of staff; null after the account's deletion. */
  answeredBy: string | null = null;

  private constructor(
    id: string,
    { about, introducerId, entryId, applicationId, question }: QuestionDetails,
    at: Date,
  ) {
    this.id = id;
    this.about = about;
    this.introducerId = introducerId;
    this.entryId = entryId;
    this.applicationId = applicationId;
    this.question = question;
    this.askedAt = at;
  }

  /** The time of the last change. */
  get updatedAt(): Date {
    return this.answeredAt ?? this.askedAt;
  }

  static ask(id: string, details: QuestionDetails, at: Date): PartnerQuestion {
    return new PartnerQuestion(id, details, at);
  }

  /** @throws QuestionAnswered */
  giveAnswer(answer: string, by: string | null, at: Date): void {
    if (this.answeredAt) throw new QuestionAnswered(this.answeredAt);
    this.answer = answer;
    this.answeredAt = at;
    this.answeredBy = by;
  }
}
