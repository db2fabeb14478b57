import {
  DEAL_ACTIONS,
  DISCLOSURE_ACTIONS,
  type ActivityAction,
  type DealAction,
  type DisclosureAction,
  type IdentifiedActivity,
} from '#platform/application/activity-log.js';
import type { Principal } from '#platform/application/principal.js';
import type { RecordReference } from '#platform/application/record-kinds.js';
import { ANSWER_NAMES, type Answers } from '#kernel/lending/answers.js';
import type { FundingApplication } from '../../domain/funding-application.js';

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

type ApplicationEvent =
  /** It came; its repository adds this with it. */
  | { readonly kind: 'submitted'; readonly facts: Pick<EventFacts, 'status'> }
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
  /** It was put to a lender, stands otherwise with it, its applicant was asked whether the details may go there,
   * or asked us about it. */
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

const identityMap = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, name])) as { readonly [Same in Name]: Same };

/** As what the activity log has each kind. */
export const EVENT_ACTIONS = {
  submitted: 'application-submitted',
  reviewed: 'application-reviewed',
  'owner-changed': 'application-owner-changed',
  answered: 'application-answered',
  corrected: 'application-corrected',
  ...identityMap(DEAL_ACTIONS),
  'commission-questioned': 'commission-questioned',
  'commission-answered': 'commission-answered',
  'duplicate-marked': 'duplicate-marked',
  'duplicate-unmarked': 'duplicate-unmarked',
  ...identityMap(DISCLOSURE_ACTIONS),
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

/** The first event of an application: that it came, and from whom. */
export const submissionOf = (
  { id: applicationId, createdAt: at, status }: FundingApplication,
  actor: Principal,
): NewEvent => ({
  kind: 'submitted',
  applicationId,
  actor,
  at,
  facts: { status: { from: null, to: status } },
});

/** What the activity log says of an event, under the same id. */
export const logEntryOf = (id: string, event: NewEvent): IdentifiedActivity => {
  const { kind, applicationId, actor, at, facts } = event;
  const { subject = { type: 'application', id: applicationId } } = event;
  return {
    id,
    actor,
    action: EVENT_ACTIONS[kind],
    subject,
    ...(at && { at }),
    ...(facts && { changes: logged(facts) }),
  };
};

const ABOUT_PEOPLE: readonly string[] = ['reason', 'clientReason', ...ANSWER_NAMES];

/** What may be about people is never taken out of the log again: it says only that there was something. */
const logged = (facts: EventFacts): EventFacts =>
  Object.fromEntries(
    Object.entries(facts).map(([name, change]) => [
      name,
      ABOUT_PEOPLE.includes(name) ? { from: null, to: 'given' } : change,
    ]),
  );

export interface PastEvent {
  readonly kind: ApplicationEvent['kind'];
  readonly at: Date;
  readonly actorType: Principal['type'];
  /** The account's; null for who has none, and where it is gone. */
  readonly actorId: string | null;
  readonly facts: EventFacts;
}

/** What happened to applications, for their screens and mails to read. It goes with the application. */
export abstract class ApplicationEvents {
  /** Stores an event, and logs it under the same id. To be called inside the unit of work of the change. */
  abstract record(event: NewEvent): Promise<void>;
  /** Oldest first. */
  abstract of(applicationId: string): Promise<readonly PastEvent[]>;
}
