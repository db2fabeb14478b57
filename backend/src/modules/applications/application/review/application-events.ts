import {
  CONTACT_ACTIONS,
  DEAL_ACTIONS,
  DISCLOSURE_ACTIONS,
  type ActivityAction,
  type ContactAction,
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

/** The facts of an event: each is one or two columns of its table. */
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
  /** Received; its repository adds this event with it. */
  | { readonly kind: 'submitted'; readonly facts: Pick<EventFacts, 'status'> }
  /** Staff changed its status, its lender, or both. */
  | {
      readonly kind: 'reviewed';
      readonly facts: Pick<
        EventFacts,
        'status' | 'reason' | 'clientReason' | 'assignedLender' | 'assignedLenderId'
      >;
    }
  /** Assigned to another owner, or unassigned. */
  | { readonly kind: 'owner-changed'; readonly facts: Pick<EventFacts, 'ownerId'> }
  /** The holder of the results link answered open questions. */
  | { readonly kind: 'answered'; readonly facts: Pick<EventFacts, keyof Answers> }
  /** Staff corrected answers. */
  | { readonly kind: 'corrected'; readonly facts: Pick<EventFacts, keyof Answers> }
  /** A submission was added or changed, consent was requested, or the client asked a question. */
  | {
      readonly kind: DealAction;
      readonly facts: Pick<EventFacts, 'lender' | 'submission' | 'reason'>;
    }
  /** Staff reached its client in a way that does not go through the partner; the reason says how. */
  | { readonly kind: 'client-reached'; readonly facts: Pick<EventFacts, 'reason'> }
  /** Staff called, emailed or met its client; the reason is their note. */
  | { readonly kind: ContactAction; readonly facts: Pick<EventFacts, 'reason'> }
  /** The partner asked about the case or its commission, or staff answered; the reason is the text. */
  | {
      readonly kind:
        'case-questioned' | 'case-question-answered' | 'commission-questioned' | 'commission-answered';
      readonly facts: Pick<EventFacts, 'reason'>;
    }
  /** Marked as a duplicate of a newer application, or no longer. */
  | {
      readonly kind: 'duplicate-marked' | 'duplicate-unmarked';
      readonly facts: Pick<EventFacts, 'duplicateOf'>;
    }
  /** The client received, opened or acknowledged a commission disclosure. */
  | { readonly kind: DisclosureAction; readonly facts?: undefined }
  | { readonly kind: 'disclosed'; readonly facts: Pick<EventFacts, 'disclosure'> }
  /** Notes of the broker or the partner changed (their text is in the application), or its links did. */
  | {
      readonly kind: 'noted' | 'case-noted' | 'links-revoked' | 'links-renewed' | 'perimeter-checked';
      readonly facts?: undefined;
    };

const identityMap = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, name])) as { readonly [Same in Name]: Same };

/** The action of each kind in the activity log. */
export const EVENT_ACTIONS = {
  submitted: 'application-submitted',
  reviewed: 'application-reviewed',
  'owner-changed': 'application-owner-changed',
  answered: 'application-answered',
  corrected: 'application-corrected',
  ...identityMap(DEAL_ACTIONS),
  ...identityMap(CONTACT_ACTIONS),
  'case-questioned': 'case-questioned',
  'case-question-answered': 'case-question-answered',
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
  /** The subject of the log entry, if it is a record of another module. */
  readonly subject?: RecordReference;
  /** When it happened, if not now. */
  readonly at?: Date;
};

/** The first event of an application: received, and from whom. */
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

/** The log entry of an event, under the same id. */
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

/** The log is append-only, so personal data is reduced to the fact that there was some. */
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
  /** The actor's account; null for actors without one, and after its deletion. */
  readonly actorId: string | null;
  readonly facts: EventFacts;
}

/** The history of applications, for screens and emails. Deleted with the application. */
export abstract class ApplicationEvents {
  /** Stores an event and logs it under the same id. Call it inside the unit of work of the change. */
  abstract record(event: NewEvent): Promise<void>;
  /** Oldest first. */
  abstract of(applicationId: string): Promise<readonly PastEvent[]>;
}
