import { changeFields, type FieldChanges } from '#kernel/change-fields.js';
import { InvalidInput, type FieldError } from '#kernel/errors.js';
import { dayErrors } from '#kernel/time/day-errors.js';
import { AuthorityNotConfirmed, IdentityNotConfirmed, NoRecordsChosen, RequestClosed } from './errors.js';
import type { PersonRecordType } from './person-record-types.js';
import { identityDueOn, requestClock, type ClockState, type Pause } from './request-clock.js';

export const DATA_REQUEST_KINDS = ['access', 'erasure', 'correction', 'objection'] as const;
export type DataRequestKind = (typeof DATA_REQUEST_KINDS)[number];

export const DATA_REQUEST_OUTCOMES = ['granted', 'partly_granted', 'refused', 'withdrawn'] as const;
export type DataRequestOutcome = (typeof DATA_REQUEST_OUTCOMES)[number];

/** Who made it: the person, or a representative such as a partner. */
export const REQUESTED_BY = ['person', 'representative'] as const;
export type RequestedBy = (typeof REQUESTED_BY)[number];

/** A record about the person, chosen by hand. */
export interface ChosenRecord {
  readonly type: PersonRecordType;
  readonly id: string;
}

/** How staff confirmed who the person is. */
export const IDENTITY_CHECKS = ['called', 'known_email', 'document', 'in_person'] as const;
export type IdentityCheck = (typeof IDENTITY_CHECKS)[number];

export interface DataRequestDetails {
  readonly kind: DataRequestKind;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly requestedBy: RequestedBy;
  readonly receivedOn: string;
}

/** The fields that staff record of a request. */
export interface DataRequestRecord {
  readonly identityConfirmedOn: string | null;
  /** Null if unknown. */
  readonly identityCheckedBy: IdentityCheck | null;
  readonly authorityConfirmedOn: string | null;
  readonly feePence: number | null;
  readonly feePaidOn: string | null;
  readonly pauses: readonly Pause[];
  readonly records: readonly ChosenRecord[];
  readonly ownerId: string | null;
  readonly outcome: DataRequestOutcome | null;
  readonly closedOn: string | null;
  readonly letter: string | null;
  readonly notes: string | null;
}

const CHANGED = [
  'identityConfirmedOn',
  'identityCheckedBy',
  'authorityConfirmedOn',
  'feePence',
  'feePaidOn',
  'pauses',
  'records',
  'ownerId',
  'outcome',
  'closedOn',
  'letter',
  'notes',
] as const satisfies readonly (keyof DataRequestRecord)[];
type DataRequestChanges = FieldChanges<DataRequest, (typeof CHANGED)[number]>;

/** A person's request about their data, from receipt to answer. */
export class DataRequest implements DataRequestDetails, DataRequestRecord {
  readonly id: string;
  /** 'R1001'. */
  readonly reference: string;
  readonly kind: DataRequestKind;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly requestedBy: RequestedBy;
  readonly receivedOn: string;
  identityConfirmedOn: string | null = null;
  identityCheckedBy: IdentityCheck | null = null;
  authorityConfirmedOn: string | null = null;
  feePence: number | null = null;
  feePaidOn: string | null = null;
  pauses: readonly Pause[] = [];
  /** The deadline, for lists and tasks; null while it has not started or is paused. */
  dueOn: string | null = null;
  records: readonly ChosenRecord[] = [];
  ownerId: string | null = null;
  outcome: DataRequestOutcome | null = null;
  closedOn: string | null = null;
  letter: string | null = null;
  notes: string | null = null;
  readonly createdAt: Date;
  updatedAt: Date;

  private constructor(
    { id, reference }: { readonly id: string; readonly reference: string },
    details: DataRequestDetails,
    at: Date,
  ) {
    this.id = id;
    this.reference = reference;
    this.kind = details.kind;
    this.name = details.name;
    this.email = details.email;
    this.phone = details.phone;
    this.requestedBy = details.requestedBy;
    this.receivedOn = details.receivedOn;
    this.createdAt = at;
    this.updatedAt = at;
  }

  static receive(
    named: { readonly id: string; readonly reference: string },
    details: DataRequestDetails,
    at: Date,
  ): DataRequest {
    return new DataRequest(named, details, at);
  }

  get clock(): ClockState {
    return requestClock(this);
  }

  /** The date by which to confirm who the person is; null once that is done or it is closed. */
  get identityDueOn(): string | null {
    return this.isClosed ? null : identityDueOn(this);
  }

  get isClosed(): boolean {
    return this.outcome !== null;
  }

  /** @throws InvalidInput for dates out of order, and for an outcome without its date */
  change(
    to: { readonly [Field in keyof DataRequestRecord]?: DataRequestRecord[Field] | undefined },
    today: string,
    at: Date,
  ): DataRequestChanges {
    const changes = changeFields<DataRequest, (typeof CHANGED)[number]>(this, CHANGED, to);
    const errors = this.errors(today);
    if (errors.length > 0) throw new InvalidInput(errors);
    const { clock } = this;
    this.dueOn = clock.state === 'running' ? clock.dueOn : null;
    if (Object.keys(changes).length > 0) this.updatedAt = at;
    return changes;
  }

  /**
   * Checks before anything is handed out or erased.
   * @throws RequestClosed, IdentityNotConfirmed, AuthorityNotConfirmed, NoRecordsChosen
   */
  checkReady(): void {
    if (this.isClosed) throw new RequestClosed();
    if (this.identityConfirmedOn === null) throw new IdentityNotConfirmed();
    if (this.requestedBy === 'representative' && this.authorityConfirmedOn === null)
      throw new AuthorityNotConfirmed();
    if (this.records.length === 0) throw new NoRecordsChosen();
  }

  private errors(today: string): readonly FieldError[] {
    const { receivedOn, outcome, closedOn, pauses } = this;
    const days = [
      ['identityConfirmedOn', this.identityConfirmedOn],
      ['authorityConfirmedOn', this.authorityConfirmedOn],
      ['feePaidOn', this.feePaidOn],
      ['closedOn', closedOn],
    ] as const;
    const open = pauses.filter(({ answeredOn }) => answeredOn === null);
    const after = (from: string) => ({
      from,
      today,
      tooEarly: 'This date is before the date of the previous step',
      inFuture: 'This date is in the future',
    });
    return [
      ...days.flatMap(([field, day]) => dayErrors(field, day, after(receivedOn))),
      ...pauses.flatMap(({ askedOn, answeredOn }) => [
        ...dayErrors('pauses', askedOn, after(receivedOn)),
        ...dayErrors('pauses', answeredOn, after(askedOn)),
      ]),
      ...(open.length > 1
        ? [{ field: 'pauses', message: 'The clock can be stopped only once at a time' }]
        : []),
      ...(outcome !== null && closedOn === null
        ? [{ field: 'closedOn', message: 'Enter the date of the answer' }]
        : []),
      ...(outcome === null && closedOn !== null ? [{ field: 'outcome', message: 'Choose the outcome' }] : []),
    ];
  }
}
