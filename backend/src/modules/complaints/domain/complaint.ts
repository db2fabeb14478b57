import { changeFields, type FieldChanges } from '#kernel/change-fields.js';
import { InvalidInput, type FieldError } from '#kernel/errors.js';
import { dayErrors } from '#kernel/time/day-errors.js';
import { addDays } from '#kernel/time/london-time.js';
import { addWorkingDays } from '#kernel/time/working-days.js';

/** About our service, or about our use of personal data: the deadlines differ. */
export const COMPLAINT_KINDS = ['service', 'data'] as const;
export type ComplaintKind = (typeof COMPLAINT_KINDS)[number];

export const COMPLAINT_OUTCOMES = ['upheld', 'partly_upheld', 'rejected', 'withdrawn'] as const;
export type ComplaintOutcome = (typeof COMPLAINT_OUTCOMES)[number];

export const COMPLAINT_STATUSES = ['open', 'acknowledged', 'closed'] as const;
export type ComplaintStatus = (typeof COMPLAINT_STATUSES)[number];

const ACKNOWLEDGED_WITHIN_WORKING_DAYS = 3;
const FINAL_RESPONSE_WITHIN_DAYS = 8 * 7;
const DATA_ACKNOWLEDGED_WITHIN_DAYS = 30;

interface ComplaintClocks {
  /** Deadlines as dates in London. */
  readonly acknowledgeBy: string;
  /** Null if the law says 'without undue delay'. */
  readonly respondBy: string | null;
}

/**
 * Service: DISP requires a prompt acknowledgement and a final response within eight weeks. Data: section 164A of the
 * Data Protection Act 2018 requires an acknowledgement within 30 days, and the outcome without undue delay.
 */
export const clocksOf = (kind: ComplaintKind, receivedOn: string): ComplaintClocks =>
  kind === 'service'
    ? {
        acknowledgeBy: addWorkingDays(receivedOn, ACKNOWLEDGED_WITHIN_WORKING_DAYS),
        respondBy: addDays(receivedOn, FINAL_RESPONSE_WITHIN_DAYS),
      }
    : { acknowledgeBy: addDays(receivedOn, DATA_ACKNOWLEDGED_WITHIN_DAYS), respondBy: null };

/** A complaint, as typed. */
export interface ComplaintWords {
  readonly kind: ComplaintKind;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly company: string | null;
  readonly whatHappened: string;
  /** What would put it right. */
  readonly wanted: string | null;
}

/** What staff record of a complaint; undefined fields stay unchanged. */
export interface ComplaintRecord {
  readonly product: string | null;
  readonly applicationId: string | null;
  readonly ownerId: string | null;
  readonly acknowledgedOn: string | null;
  readonly respondedOn: string | null;
  readonly outcome: ComplaintOutcome | null;
  readonly redressPence: number | null;
  readonly rootCause: string | null;
  /** Whether the customer is vulnerable; null if not assessed. */
  readonly isVulnerable: boolean | null;
  readonly notes: string | null;
}

const CHANGED = [
  'product',
  'applicationId',
  'ownerId',
  'acknowledgedOn',
  'respondedOn',
  'outcome',
  'redressPence',
  'rootCause',
  'isVulnerable',
  'notes',
] as const satisfies readonly (keyof ComplaintRecord)[];
type ComplaintChanges = FieldChanges<Complaint, (typeof CHANGED)[number]>;

/** A complaint in the register, from receipt to final response. */
export class Complaint implements ComplaintWords, ComplaintRecord {
  readonly id: string;
  /** The reference for complainant and staff: 'C1001'. */
  readonly reference: string;
  readonly kind: ComplaintKind;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly company: string | null;
  readonly whatHappened: string;
  readonly wanted: string | null;
  /** A date in London. */
  readonly receivedOn: string;
  product: string | null = null;
  applicationId: string | null = null;
  ownerId: string | null = null;
  acknowledgedOn: string | null = null;
  respondedOn: string | null = null;
  outcome: ComplaintOutcome | null = null;
  redressPence: number | null = null;
  rootCause: string | null = null;
  isVulnerable: boolean | null = null;
  notes: string | null = null;
  readonly createdAt: Date;
  updatedAt: Date;

  private constructor(
    { id, reference }: { readonly id: string; readonly reference: string },
    words: ComplaintWords,
    receivedOn: string,
    at: Date,
  ) {
    this.id = id;
    this.reference = reference;
    this.kind = words.kind;
    this.name = words.name;
    this.email = words.email;
    this.phone = words.phone;
    this.company = words.company;
    this.whatHappened = words.whatHappened;
    this.wanted = words.wanted;
    this.receivedOn = receivedOn;
    this.createdAt = at;
    this.updatedAt = at;
  }

  static receive(
    named: { readonly id: string; readonly reference: string },
    words: ComplaintWords,
    receivedOn: string,
    at: Date,
  ): Complaint {
    return new Complaint(named, words, receivedOn, at);
  }

  get clocks(): ComplaintClocks {
    return clocksOf(this.kind, this.receivedOn);
  }

  get isClosed(): boolean {
    return this.outcome !== null;
  }

  /** @throws InvalidInput for dates out of order, and for an outcome without the date of the final response */
  change(
    to: { readonly [Field in keyof ComplaintRecord]?: ComplaintRecord[Field] | undefined },
    today: string,
    at: Date,
  ): ComplaintChanges {
    const changes = changeFields<Complaint, (typeof CHANGED)[number]>(this, CHANGED, to);
    const errors = this.errors(today);
    if (errors.length > 0) throw new InvalidInput(errors);
    if (Object.keys(changes).length > 0) this.updatedAt = at;
    return changes;
  }

  private errors(today: string): readonly FieldError[] {
    const { receivedOn, acknowledgedOn, respondedOn, outcome } = this;
    const limitsOf = (what: string) => ({
      from: receivedOn,
      today,
      tooEarly: `${what} cannot be before the complaint was received`,
      inFuture: `${what} cannot be in the future`,
    });
    return [
      ...dayErrors('acknowledgedOn', acknowledgedOn, limitsOf('The acknowledgement')),
      ...dayErrors('respondedOn', respondedOn, limitsOf('The final response')),
      ...(outcome !== null && respondedOn === null
        ? [{ field: 'respondedOn', message: 'Enter the date of the final response' }]
        : []),
      ...(outcome === null && respondedOn !== null
        ? [{ field: 'outcome', message: 'Choose the outcome of the final response' }]
        : []),
    ];
  }
}
