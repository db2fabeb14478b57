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
import { perimeterOf, type PerimeterFinding, type PerimeterOutcome } from './perimeter/perimeter.js';
import type { StoredMatches } from './stored-matches.js';

/** The assigned lender: the name stays as history after the lender is deleted, with a null id. */
export interface AssignedLender {
  readonly id: string | null;
  readonly name: string;
}

/** The fields that a review may change. */
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

/** A request for finance: the answers as typed, their parsed values, and the case's progress. */
export class FundingApplication {
  readonly id: string;
  answers!: Answers;
  parsed!: ParsedAnswers;
  matches!: StoredMatches;
  /** The best score in percent; null without a match. */
  matchScore!: string | null;
  /** The partner of the case; null for a visitor's own application. */
  readonly introducerId: string | null;
  /** Null if the client of a partner is not known to agree, and without a partner. */
  readonly clientConsentAt: Date | null;
  readonly externalReference: string | null;
  readonly viaLink: boolean;
  /** How it reached the member of staff who added it; null if staff did not. */
  readonly staffSource: StaffSource | null;
  /** The application that staff copied it from; null if it renews none. */
  readonly renewalOf: string | null;
  status: ApplicationStatus = 'pending';
  /** Null before any lender was asked. */
  placement: Placement | null = null;
  /** Derived from status and placement; stored so that lists can filter by it. */
  stage: Stage = 'new';
  /** Since when it is completed or closed; null while it is open. */
  settledAt: Date | null = null;
  /** The broker's internal notes. */
  notes: string | null = null;
  /** The partner's own notes. */
  partnerNotes: string | null = null;
  assignedLender: string | null = null;
  assignedLenderId: string | null = null;
  /** The member of staff who owns it; null if unassigned. */
  ownerId: string | null = null;
  /** The newer application that replaces it; null if it is not a duplicate. */
  duplicateOf: string | null = null;
  /** When staff recorded the check whether the loan is regulated; null if they have not. */
  perimeterCheckedAt: Date | null = null;
  /** The member of staff who did; null also after the account's deletion. */
  perimeterCheckedBy: string | null = null;
  /** What the check found; null before it, and if only the check was recorded. */
  perimeterOutcome: PerimeterOutcome | null = null;
  /** What settled it, for staff. */
  perimeterNote: string | null = null;
  /** When staff recorded contact with a client who shares the partner's email address; null if they have not. */
  clientReachedAt: Date | null = null;
  /** The time by which the site promises a review. */
  readonly dueAt: Date;
  /**
   * When the promise of a review was kept; never changes again. For a case that staff add it is the time of adding, so
   * that it never counts as waiting.
   */
  firstMovedAt: Date | null = null;
  /** When it was first approved or rejected; never changes again. */
  firstDecidedAt: Date | null = null;
  readonly createdAt: Date;
  /** Also its version: an edit based on an earlier one is stale. */
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

  /** Pending. Without a referral it has no partner. */
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

  /**
   * Whether the client gets emails: yes for the client's own application, otherwise only if the sender confirmed that
   * the client knows.
   */
  get emailsClient(): boolean {
    return this.introducerId === null || this.viaLink || this.clientConsentAt !== null;
  }

  /** Whether it is neither approved nor rejected, so that its answers can still be completed. */
  get isUndecided(): boolean {
    return UNDECIDED.includes(this.status);
  }

  /** The time by which we promise to respond; null once we have, and for duplicates. */
  get callbackDueAt(): Date | null {
    return this.firstMovedAt === null && this.duplicateOf === null ? this.dueAt : null;
  }

  /** Whether staff have to check whether the loan is regulated before any lender gets the details. */
  get awaitsPerimeterCheck(): boolean {
    return this.parsed.perimeter !== 'outside' && this.perimeterCheckedAt === null;
  }

  isAsReadAt(at: Date): boolean {
    return this.updatedAt.getTime() === at.getTime();
  }

  /**
   * The changes by these answers. Only open questions may be answered, and answers given `byLink` changed.
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

  /** The corrections to any answers, in any status. Undefined answers stay unchanged. */
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
   * Records by staff refer to the earlier answers: the perimeter check reopens if the rule's result changes, and the
   * client contact if the address does.
   */
  answer(answers: Answers, matches: StoredMatches, at: Date): void {
    const reasonFor = (some: Answers) => perimeterOf(some, this.createdAt).reason;
    if (reasonFor(answers) !== reasonFor(this.answers)) {
      this.perimeterCheckedAt = null;
      this.perimeterCheckedBy = null;
      this.perimeterOutcome = null;
      this.perimeterNote = null;
    }
    const { emailKey } = this.parsed;
    this.take(answers, matches, at);
    if (this.parsed.emailKey !== emailKey) this.clientReachedAt = null;
  }

  /**
   * The first act on the client's behalf keeps the promise: staff called, emailed or asked the client, sent the details to
   * a lender, or changed the status. Assigning an owner does not. False if it was kept before. This is no edit: the
   * version does not change.
   */
  keepPromise(at: Date): boolean {
    if (this.firstMovedAt) return false;
    this.firstMovedAt = at;
    return true;
  }

  /** False if it was recorded already: the first record stays. */
  recordClientReached(at: Date): boolean {
    if (this.clientReachedAt) return false;
    this.clientReachedAt = at;
    this.keepPromise(at);
    this.updatedAt = at;
    return true;
  }

  /** False if it was checked already: the first check stays. */
  recordPerimeterCheck({ outcome, note }: PerimeterFinding, by: string | null, at: Date): boolean {
    if (this.perimeterCheckedAt) return false;
    this.perimeterCheckedAt = at;
    this.perimeterCheckedBy = by;
    this.perimeterOutcome = outcome;
    this.perimeterNote = note;
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
   * The reason is for the partner, `clientReason` for the applicant. Callers that only know statuses give none.
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
    this.keepPromise(at);
    if (DECISIONS.includes(to)) this.firstDecidedAt ??= at;
    return {
      ...this.change({ status: to }, at),
      ...reasonChange('reason', reason),
      ...reasonChange('clientReason', clientReason),
    };
  }

  /** Null unassigns the lender. */
  assign(lender: AssignedLender | null, at: Date): ApplicationChanges {
    return this.change({ assignedLender: lender?.name ?? null, assignedLenderId: lender?.id ?? null }, at);
  }

  /** Sets the progress with lenders. Not an edit: open pages do not become stale. */
  reach(placement: Placement | null, at: Date): void {
    this.placement = placement;
    this.updateStage(at);
  }

  /** Null unassigns it. */
  giveTo(ownerId: string | null, at: Date): ApplicationChanges {
    return this.change({ ownerId }, at);
  }

  /** Marks it as a duplicate of a newer application, which replaces it. @throws NotADuplicate */
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

  /** Undoes the duplicate mark. */
  unmarkDuplicate(at: Date): ApplicationChanges {
    return this.change({ duplicateOf: null }, at);
  }

  /** The broker's internal notes, which neither partners nor applicants see. */
  note(notes: string | null, at: Date): ApplicationChanges {
    return this.change({ notes }, at);
  }

  /** The partner's own notes. */
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
