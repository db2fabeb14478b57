import { QuestionAnswered } from './errors.js';

/** A partner's query. */
interface QuestionDetails {
  readonly introducerId: string;
  /** The ledger entry; null for expected commission. */
  readonly entryId: string | null;
  /** Null if the entry has no case. */
  readonly applicationId: string | null;
  readonly question: string;
}

/** A partner's query about a line of its commission, with the broker's answer. */
export class CommissionQuestion implements QuestionDetails {
  readonly id: string;
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
    { introducerId, entryId, applicationId, question }: QuestionDetails,
    at: Date,
  ) {
    this.id = id;
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

  static ask(id: string, details: QuestionDetails, at: Date): CommissionQuestion {
    return new CommissionQuestion(id, details, at);
  }

  /** @throws QuestionAnswered */
  giveAnswer(answer: string, by: string | null, at: Date): void {
    if (this.answeredAt) throw new QuestionAnswered(this.answeredAt);
    this.answer = answer;
    this.answeredAt = at;
    this.answeredBy = by;
  }
}
