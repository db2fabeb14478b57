import { Injectable } from '@nestjs/common';
import { Ids } from '#platform/application/ids.js';
import type { Principal } from '#platform/application/principal.js';
import { Database } from '#platform/infrastructure/database/database.js';
import { activityInsertion, entriesJson } from '#platform/infrastructure/database/postgres-activity-log.js';
import {
  logEntryOf,
  ApplicationEvents,
  type EventFacts,
  type NewEvent,
  type PastEvent,
} from '../../application/review/application-events.js';

/** The SQL that inserts the events in its parameter (see `eventsJson`), for use inside a larger statement. */
export const eventInsertion = (parameter: `$${number}`): string => `
  insert into application_events (id, application_id, kind, at, actor_type, admin_id, introducer_id, api_account_id,
    from_status, to_status, from_lender, to_lender, from_lender_id, to_lender_id, from_owner_id, to_owner_id, reason,
    client_reason, disclosure_id, submission_lender, from_state, to_state, answers)
  select id, application_id, kind, coalesce(at, now()), actor_type, admin_id, introducer_id, api_account_id,
    from_status, to_status, from_lender, to_lender, from_lender_id, to_lender_id, from_owner_id, to_owner_id, reason,
    client_reason, disclosure_id, submission_lender, from_state, to_state, answers
  from jsonb_populate_recordset(null::application_events, ${parameter}::jsonb)`;

/** One statement, so that a change waits for the database once. */
const RECORD = `with event as (${eventInsertion('$1')}) ${activityInsertion('$2')}`;

const OF = `
  select kind, at, actor_type as "actorType", coalesce(admin_id, introducer_id, api_account_id) as "actorId",
    from_status, to_status, from_lender, to_lender, from_lender_id, to_lender_id, from_owner_id, to_owner_id,
    reason, client_reason, disclosure_id, submission_lender, from_state, to_state, answers
  from application_events where application_id = $1 order by id`;

interface Row extends Omit<PastEvent, 'facts'> {
  readonly from_status: string | null;
  readonly to_status: string | null;
  readonly from_lender: string | null;
  readonly to_lender: string | null;
  readonly from_lender_id: string | null;
  readonly to_lender_id: string | null;
  readonly from_owner_id: string | null;
  readonly to_owner_id: string | null;
  readonly reason: string | null;
  readonly client_reason: string | null;
  readonly disclosure_id: string | null;
  readonly submission_lender: string | null;
  readonly from_state: string | null;
  readonly to_state: string | null;
  readonly answers: EventFacts | null;
}

const fact = (name: keyof EventFacts, from: string | null, to: string | null): EventFacts =>
  from === null && to === null ? {} : { [name]: { from, to } };

const pastEvent = ({ kind, at, actorType, actorId, ...row }: Row): PastEvent => ({
  kind,
  at,
  actorType,
  actorId,
  facts: {
    ...fact('status', row.from_status, row.to_status),
    ...fact('assignedLender', row.from_lender, row.to_lender),
    ...fact('assignedLenderId', row.from_lender_id, row.to_lender_id),
    ...fact('ownerId', row.from_owner_id, row.to_owner_id),
    ...fact('reason', null, row.reason),
    ...fact('clientReason', null, row.client_reason),
    ...fact('disclosure', null, row.disclosure_id),
    ...fact('lender', null, row.submission_lender),
    ...fact('submission', row.from_state, row.to_state),
    ...row.answers,
  },
});

export const eventsJson = (id: string, event: NewEvent): string => {
  const { applicationId, kind, at, actor } = event;
  const eventFacts: EventFacts = event.facts ?? {};
  const { status, assignedLender, assignedLenderId, ownerId, ...rest } = eventFacts;
  const { reason, clientReason, disclosure, lender, submission, ...answers } = rest;
  const of = (type: Principal['type']): string | null => (actor.type === type ? actor.id : null);
  const row = {
    id,
    application_id: applicationId,
    kind,
    at,
    actor_type: actor.type,
    admin_id: of('admin'),
    introducer_id: of('introducer'),
    api_account_id: of('api-account'),
    from_status: status?.from,
    to_status: status?.to,
    from_lender: assignedLender?.from,
    to_lender: assignedLender?.to,
    from_lender_id: assignedLenderId?.from,
    to_lender_id: assignedLenderId?.to,
    from_owner_id: ownerId?.from,
    to_owner_id: ownerId?.to,
    reason: reason?.to,
    client_reason: clientReason?.to,
    disclosure_id: disclosure?.to,
    submission_lender: lender?.to,
    from_state: submission?.from,
    to_state: submission?.to,
    answers: Object.keys(answers).length > 0 ? answers : null,
  };
  return JSON.stringify([row]);
};

@Injectable()
export class PostgresApplicationEvents implements ApplicationEvents {
  constructor(
    private readonly database: Database,
    private readonly ids: Ids,
  ) {}

  async record(event: NewEvent): Promise<void> {
    const id = this.ids.next(event.at);
    await this.database.manager.query(RECORD, [eventsJson(id, event), entriesJson(logEntryOf(id, event))]);
  }

  async of(applicationId: string): Promise<readonly PastEvent[]> {
    return (await this.database.manager.query<Row[]>(OF, [applicationId])).map(pastEvent);
  }
}
