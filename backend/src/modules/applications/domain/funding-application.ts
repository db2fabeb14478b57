import type { Answers } from './answers.js';
import { readAnswers, type Reading } from './reading.js';

export const APPLICATION_STATUSES = ['pending', 'approved', 'rejected', 'in_review'] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

export interface KeptMatch {
  /** The lender's. */
  readonly id: string;
  readonly name: string;
  /** Percent. */
  readonly score: number;
}

/** How many matches an application keeps. */
export const MOST_KEPT_MATCHES = 20;

/** What the matching rule answered on the day of the submission. */
export interface KeptMatches {
  /** Best first. */
  readonly best: readonly KeptMatch[];
  readonly ruleVersion: string;
}

/** A company's request for finance: the answers as typed, what they say in numbers, and where the case stands. */
export class FundingApplication {
  readonly id: string;
  readonly answers: Answers;
  readonly reading: Reading;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** The partner whose case it is; null for a visitor's own submission. */
  readonly introducerId: string | null = null;
  readonly status: ApplicationStatus = 'pending';
  /** The broker's internal note. */
  readonly notes: string | null = null;
  /** The partner's own note. */
  readonly partnerNotes: string | null = null;
  /** A lender's name; it stays as history when the lender goes. */
  readonly assignedLender: string | null = null;
  readonly assignedLenderId: string | null = null;
  /** The best matches as JSON text: `[{"id", "name", "score"}]`. */
  readonly matchedLenders: string;
  /** The best score in percent; null when no lender matched. */
  readonly matchScore: string | null;
  readonly ruleVersion: string;

  private constructor(id: string, answers: Answers, matches: KeptMatches, at: Date) {
    const [first] = matches.best;
    this.id = id;
    this.answers = answers;
    this.reading = readAnswers(answers);
    this.matchedLenders = JSON.stringify(matches.best);
    this.matchScore = first ? String(first.score) : null;
    this.ruleVersion = matches.ruleVersion;
    this.createdAt = at;
    this.updatedAt = at;
  }

  /** A visitor's submission: it belongs to no partner and is pending. */
  static submit(id: string, answers: Answers, matches: KeptMatches, at: Date): FundingApplication {
    return new FundingApplication(id, answers, matches, at);
  }
}
