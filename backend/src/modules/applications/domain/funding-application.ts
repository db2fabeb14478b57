import { changeFields } from '#kernel/change-fields.js';
import { ANSWER_NAMES, type Answers, type SentAnswers } from '#kernel/lending/answers.js';
import { isBlank } from '#kernel/text/text.js';
import { dueAt } from './response-time/answer-clock.js';
import { reasonChange, type AnswerChanges, type ApplicationChanges } from './application-changes.js';
import { sourceOf, type ApplicationSource, type Origin, type StaffSource } from './application-origin.js';
import {
  DECISIONS,
  MOVES,
  SETTLED,
  stageOf,
  UNDECIDED,
  type ApplicationStatus,
  type Placement,
  type Stage,
} from './application-status.js';
import { isBefore } from './arrival.js';
import { AnsweredBefore, AnswersClosed, MoveNotAllowed, NotADuplicate } from './errors.js';
import { parseAnswers, type ParsedAnswers } from './parsed-answers.js';
import { perimeterOf } from './perimeter.js';
import type { StoredMatches } from './stored-matches.js';

/** The lender that a case is placed with: its name stays as history when the lender goes, and its id is null then. */
export interface AssignedLender {
  readonly id: string | null;
  readonly name: string;
}

/** What a review may change. */
const REVIEWED = [
  'status',
  'notes',
  'partnerNotes',
  'assignedLender',
  'assignedLenderId',
  'ownerId',
  'duplicateOf',
] as const;
type Reviewed = (typeof REVIEWED)[number];

/** A company's request for finance: the answers as typed, what they say in numbers, and where the case stands. */
export class FundingApplication {
  readonly id: string;
  answers!: Answers;
  parsed!: ParsedAnswers;
  matches!: StoredMatches;
  /** The best score in percent; null when no lender matched. */
  matchScore!: string | null;
  /** The partner whose case it is; null for a visitor's own submission. */
  readonly introducerId: string | null;
  /** Null while the client of a partner is not known to agree, and where no partner is involved. */
  readonly clientConsentAt: Date | null;
  readonly externalReference: string | null;
  readonly viaLink: boolean;
  /** How it reached the member of the staff who entered it; null where nobody of the staff did. */
  readonly staffSource: StaffSource | null;
  /** The application whose answers staff carried into it; null for one that renews none. */
  readonly renewalOf: string | null;
  status: ApplicationStatus = 'pending';
  /** Null while no lender was asked. */
  placement: Placement | null = null;
  /** Follows from status and placement; kept so that lists can be narrowed by it. */
  stage: Stage = 'new';
  /** Since when its stage is completed or closed; null while it is open. */
  settledAt: Date | null = null;
  /** The broker's internal note. */
  notes: string | null = null;
  /** The partner's own note. */
  partnerNotes: string | null = null;
  assignedLender: string | null = null;
  assignedLenderId: string | null = null;
  /** The member of the staff who sees to it; null for nobody. */
  ownerId: string | null = null;
  /** The newer application that is about the same; null for one that stands by itself. */
  duplicateOf: string | null = null;
  /** When staff recorded that they have checked whether the loan is regulated; null until then. */
  perimeterCheckedAt: Date | null = null;
  /** The member of the staff who did; null also where that account is gone. */
  perimeterCheckedBy: string | null = null;
  /** When staff recorded how they had reached the client, where the partner has the same email address; null until then. */
  clientReachedAt: Date | null = null;
  /** By when the site promises that somebody has looked at it. */
  readonly dueAt: Date;
  /**
   * When it was first moved at all, which keeps the promise; stays when it moves on. Whoever of the staff enters a case
   * has looked at it, so the promise is kept at that moment and nobody is told that it waits.
   */
  firstMovedAt: Date | null = null;
  /** When it was first approved or rejected; stays when it moves on. */
  firstDecidedAt: Date | null = null;
  readonly createdAt: Date;
  /** Also its version: an edit that was begun before it is stale. */
  updatedAt: Date;

  private constructor(
    id: string,
    answers: Answers,
    matches: StoredMatches,
    at: Date,
    { referral = null, staffSource = null, renewalOf = null }: Origin,
  ) {
    this.id = id;
    this.renewalOf = renewalOf;
    this.introducerId = referral?.introducerId ?? null;
    this.clientConsentAt = referral?.clientConsent ? at : null;
    this.externalReference = referral?.externalReference ?? null;
    this.viaLink = referral?.viaLink ?? false;
    this.staffSource = staffSource;
    if (staffSource !== null) this.firstMovedAt = at;
    this.dueAt = dueAt(at);
    this.createdAt = at;
    this.take(answers, matches, at);
  }

  /** Pending. Without a referral it belongs to no partner. */
  static submit(
    id: string,
    answers: Answers,
    matches: StoredMatches,
    at: Date,
    origin: Origin = {},
  ): FundingApplication {
    return new FundingApplication(id, answers, matches, at, origin);
  }

  get source(): ApplicationSource {
    return sourceOf(this);
  }

  /** Whether the client is told by mail: who sent it is, whoever else sent it must have said that the client knows. */
  get tellsClient(): boolean {
    return this.introducerId === null || this.viaLink || this.clientConsentAt !== null;
  }

  /** Whether it is neither approved nor rejected, so that its answers can still be completed. */
  get isUndecided(): boolean {
    return UNDECIDED.includes(this.status);
  }

  /** By when we promise to respond; null once we have, and where a newer application stands for this one. */
  get callbackDueAt(): Date | null {
    return this.firstMovedAt === null && this.duplicateOf === null ? this.dueAt : null;
  }

  /** Whether staff have to check if the loan is regulated before any lender gets the details. */
  get awaitsPerimeterCheck(): boolean {
    return this.parsed.perimeter !== 'outside' && this.perimeterCheckedAt === null;
  }

  isAsReadAt(at: Date): boolean {
    return this.updatedAt.getTime() === at.getTime();
  }

  /**
   * What these answers would change. Only what was left open may be answered, and what came `byLink` be answered anew.
   * @throws AnswersClosed, AnsweredBefore
   */
  changesBy(sent: Partial<SentAnswers>, byLink: ReadonlySet<string>): AnswerChanges {
    if (!this.isUndecided) throw new AnswersClosed(this.status);
    const changed = ANSWER_NAMES.filter((name) => !isBlank(sent[name]) && sent[name] !== this.answers[name]);
    const before = changed.filter((name) => !isBlank(this.answers[name]) && !byLink.has(name));
    if (before.length > 0) throw new AnsweredBefore(before);
    return Object.fromEntries(
      changed.map((name) => [name, { from: this.answers[name], to: sent[name] ?? null }]),
    );
  }

  /** What these would correct: any answer, however the application stands. What is undefined stays as it is. */
  correctionsBy(corrections: {
    readonly [Name in keyof Answers]?: Answers[Name] | undefined;
  }): AnswerChanges {
    return changeFields<Answers, keyof Answers>({ ...this.answers }, ANSWER_NAMES, corrections);
  }

  answersWith(changes: AnswerChanges): Answers {
    const changed = Object.entries(changes).map(([name, { to }]) => [name, to]);
    return { ...this.answers, ...(Object.fromEntries(changed) as Partial<Answers>) };
  }

  /**
   * What staff recorded was about the earlier answers: the check is open again where the rule sees another case now, and
   * so is the contact with the client where the address is another one.
   */
  answer(answers: Answers, matches: StoredMatches, at: Date): void {
    const reasonFor = (some: Answers) => perimeterOf(some, this.createdAt).reason;
    if (reasonFor(answers) !== reasonFor(this.answers)) {
      this.perimeterCheckedAt = null;
      this.perimeterCheckedBy = null;
    }
    const { emailKey } = this.parsed;
    this.take(answers, matches, at);
    if (this.parsed.emailKey !== emailKey) this.clientReachedAt = null;
  }

  /** False when it was recorded already: the first record stands. */
  recordClientReached(at: Date): boolean {
    if (this.clientReachedAt) return false;
    this.clientReachedAt = at;
    this.updatedAt = at;
    return true;
  }

  /** False when it was checked already: the first check stands. */
  recordPerimeterCheck(by: string | null, at: Date): boolean {
    if (this.perimeterCheckedAt) return false;
    this.perimeterCheckedAt = at;
    this.perimeterCheckedBy = by;
    this.updatedAt = at;
    return true;
  }

  private take(answers: Answers, matches: StoredMatches, at: Date): void {
    const [first] = matches.best;
    this.answers = answers;
    this.parsed = parseAnswers(answers, this.createdAt);
    this.matches = matches;
    this.matchScore = first ? String(first.score) : null;
    this.updatedAt = at;
  }

  /**
   * The reason is for the applicant's partner to read, `clientReason` for the applicant. A caller that only knows
   * statuses gives none.
   * @throws MoveNotAllowed
   */
  move(
    to: ApplicationStatus,
    reason: string | null,
    at: Date,
    clientReason: string | null = null,
  ): ApplicationChanges {
    if (to === this.status) return {};
    if (!MOVES[this.status].includes(to)) throw new MoveNotAllowed(this.status, to);
    this.firstMovedAt ??= at;
    if (DECISIONS.includes(to)) this.firstDecidedAt ??= at;
    return {
      ...this.change({ status: to }, at),
      ...reasonChange('reason', reason),
      ...reasonChange('clientReason', clientReason),
    };
  }

  /** Null takes the case back from its lender. */
  assign(lender: AssignedLender | null, at: Date): ApplicationChanges {
    return this.change({ assignedLender: lender?.name ?? null, assignedLenderId: lender?.id ?? null }, at);
  }

  /** Says how far it has come with lenders. It is no edit of the application: what somebody has open stays fresh. */
  reach(placement: Placement | null, at: Date): void {
    this.placement = placement;
    this.updateStage(at);
  }

  /** Null for nobody. */
  giveTo(ownerId: string | null, at: Date): ApplicationChanges {
    return this.change({ ownerId }, at);
  }

  /**
   * Says that it and the newer one are one enquiry, which the newer one stands for.
   * @throws NotADuplicate
   */
  markDuplicateOf(
    newer: Pick<FundingApplication, 'id' | 'createdAt' | 'introducerId' | 'renewalOf'>,
    at: Date,
  ): ApplicationChanges {
    if (newer.id === this.id) throw new NotADuplicate('itself');
    if (!isBefore(this, newer)) throw new NotADuplicate('older');
    if (newer.renewalOf === this.id) throw new NotADuplicate('renewed');
    if (this.stage === 'completed') throw new NotADuplicate('completed');
    if (newer.introducerId !== this.introducerId) throw new NotADuplicate('partner');
    return this.change({ duplicateOf: newer.id }, at);
  }

  /** It is an enquiry of its own after all. */
  unmarkDuplicate(at: Date): ApplicationChanges {
    return this.change({ duplicateOf: null }, at);
  }

  /** The broker's internal note, which no partner and no applicant reads. */
  note(notes: string | null, at: Date): ApplicationChanges {
    return this.change({ notes }, at);
  }

  /** The partner's own note. */
  notePartner(partnerNotes: string | null, at: Date): ApplicationChanges {
    return this.change({ partnerNotes }, at);
  }

  private change(to: Partial<Pick<FundingApplication, Reviewed>>, at: Date): ApplicationChanges {
    const changes = changeFields<FundingApplication, Reviewed>(this, REVIEWED, to);
    if (Object.keys(changes).length > 0) this.updatedAt = at;
    this.updateStage(at);
    return changes;
  }

  private updateStage(at: Date): void {
    this.stage = stageOf(this.status, this.placement);
    this.settledAt = SETTLED.includes(this.stage) ? (this.settledAt ?? at) : null;
  }
}
