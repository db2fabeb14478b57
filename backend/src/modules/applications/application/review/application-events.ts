import {
  DEAL_ACTIONS,
  DISCLOSURE_ACTIONS,
  type ActivityAction,
  type DealAction,
  type DisclosureAction,
} from '#platform/application/activity-log.js';
import type { Principal } from '#platform/application/principal.js';
import type { RecordReference } from '#platform/application/record-kinds.js';
import type { Answers } from '#kernel/lending/answers.js';

interface Change {
  readonly from: string | null;
  readonly to: string | null;
}

/** All that an event can say besides that it happened: each is a column or two of its table. */
export type EventFacts = Readonly<
  Partial<
    Record<
      | 'status'
      | 'reason'
      | 'clientReason'
      | 'assignedLender'
      | 'assignedLenderId'
      | 'ownerId'
      | 'disclosure'
      | 'lender'
      | 'submission'
      | 'duplicateOf'
      | keyof Answers,
      Change
    >
  >
>;

/** What can happen to an application after it was submitted, which is recorded as it is added. */
type ApplicationEvent =
  /** Staff moved it, placed it with a lender, or both. */
  | {
      readonly kind: 'reviewed';
      readonly facts: Pick<
        EventFacts,
        'status' | 'reason' | 'clientReason' | 'assignedLender' | 'assignedLenderId'
      >;
    }
  /** It was given to another member of the staff, or to nobody. */
  | { readonly kind: 'owner-changed'; readonly facts: Pick<EventFacts, 'ownerId'> }
  /** Its results link answered what it had left open. */
  | { readonly kind: 'answered'; readonly facts: Pick<EventFacts, keyof Answers> }
  /** Staff corrected it. */
  | { readonly kind: 'corrected'; readonly facts: Pick<EventFacts, keyof Answers> }
  /** It was put to a lender, stands otherwise with it, or its applicant was asked whether the details may go there. */
  | {
      readonly kind: DealAction;
      readonly facts: Pick<EventFacts, 'lender' | 'submission' | 'reason'>;
    }
  /** Staff reached its client in a way other than the address that its partner has too: how, is the reason. */
  | { readonly kind: 'client-reached'; readonly facts: Pick<EventFacts, 'reason'> }
  /** Its partner asked about a line of commission, or staff answered: the text is the reason. */
  | {
      readonly kind: 'commission-questioned' | 'commission-answered';
      readonly facts: Pick<EventFacts, 'reason'>;
    }
  /** It was marked as a duplicate of a newer one, or is one no more. */
  | {
      readonly kind: 'duplicate-marked' | 'duplicate-unmarked';
      readonly facts: Pick<EventFacts, 'duplicateOf'>;
    }
  /** Its client was told how the broker is paid for it, read that, and said so. */
  | { readonly kind: DisclosureAction; readonly facts?: undefined }
  | { readonly kind: 'disclosed'; readonly facts: Pick<EventFacts, 'disclosure'> }
  /** The broker's note or the partner's was changed: what it says now is the application's. Or its links were. */
  | {
      readonly kind: 'noted' | 'case-noted' | 'links-revoked' | 'links-renewed' | 'perimeter-checked';
      readonly facts?: undefined;
    };

const asTheyAre = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, name])) as { readonly [Same in Name]: Same };

/** As what the activity log has each kind. */
export const EVENT_ACTIONS = {
  submitted: 'application-submitted',
  reviewed: 'application-reviewed',
  'owner-changed': 'application-owner-changed',
  answered: 'application-answered',
  corrected: 'application-corrected',
  ...asTheyAre(DEAL_ACTIONS),
  'commission-questioned': 'commission-questioned',
  'commission-answered': 'commission-answered',
  'duplicate-marked': 'duplicate-marked',
  'duplicate-unmarked': 'duplicate-unmarked',
  ...asTheyAre(DISCLOSURE_ACTIONS),
  disclosed: 'application-disclosed',
  noted: 'application-noted',
  'case-noted': 'case-noted',
  'links-revoked': 'links-revoked',
  'perimeter-checked': 'perimeter-checked',
  'links-renewed': 'links-renewed',
  'client-reached': 'client-reached',
} as const satisfies Readonly<Record<PastEvent['kind'], ActivityAction>>;

export type NewEvent = ApplicationEvent & {
  readonly applicationId: string;
  readonly actor: Principal;
  /** What the log's entry is about, where that is a record of another module and not the application. */
  readonly subject?: RecordReference;
  /** When it happened, where that is not now. */
  readonly at?: Date;
};

export interface PastEvent {
  readonly kind: 'submitted' | ApplicationEvent['kind'];
  readonly at: Date;
  readonly actorType: Principal['type'];
  /** The account's; null for who has none, and where it is gone. */
  readonly actorId: string | null;
  readonly facts: EventFacts;
}

/** What happened to applications, for their screens and mails to read. It goes with the application. */
export abstract class ApplicationEvents {
  abstract add(id: string, event: NewEvent): Promise<void>;
  /** Oldest first. */
  abstract of(applicationId: string): Promise<readonly PastEvent[]>;
}
