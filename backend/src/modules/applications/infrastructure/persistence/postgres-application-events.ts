import { Injectable } from '@nestjs/common';
import { Database } from '#platform/infrastructure/database/database.js';
import type {
  ApplicationEvents,
  EventFacts,
  NewEvent,
  PastEvent,
} from '../../application/review/application-events.js';

const ADD = `
  insert into application_events (id, application_id, kind, at, actor_type, admin_id, introducer_id, api_account_id,
    from_status, to_status, from_lender, to_lender, from_lender_id, to_lender_id, from_owner_id, to_owner_id, reason,
    disclosure_id, submission_lender, from_state, to_state, answers, client_reason)
  values ($1, $2, $3, coalesce($4, now()), $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20,
    $21, $22, $23)`;

const OF = `
  select kind, at, actor_type as "actorType", coalesce(admin_id, introducer_id, api_account_id) as "actorId",
    from_status, to_status, from_lender, to_lender, from_lender_id, to_lender_id, from_owner_id, to_owner_id,
    reason, client_reason, disclosure_id, submission_lender, from_state, to_state, answers
  from application_events where application_id = $1 order by id`;

/** Each has a column of its own, in this order. */
const ACCOUNTS = ['admin', 'introducer', 'api-account'] as const;

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

@Injectable()
export class PostgresApplicationEvents implements ApplicationEvents {
  constructor(private readonly database: Database) {}

  async add(id: string, { applicationId, kind, at, actor, facts }: NewEvent): Promise<void> {
    const told: EventFacts = facts ?? {};
    const { status, assignedLender, assignedLenderId, ownerId, ...rest } = told;
    const { reason, clientReason, disclosure, lender, submission, ...answers } = rest;
    await this.database.manager.query(ADD, [
      ...[id, applicationId, kind, at, actor.type],
      ...ACCOUNTS.map((type) => (actor.type === type ? actor.id : null)),
      ...[status, assignedLender, assignedLenderId, ownerId].flatMap((change) => [change?.from, change?.to]),
      ...[reason?.to, disclosure?.to, lender?.to, submission?.from, submission?.to],
      Object.keys(answers).length > 0 ? JSON.stringify(answers) : null,
      clientReason?.to,
    ]);
  }

  async of(applicationId: string): Promise<readonly PastEvent[]> {
    return (await this.database.manager.query<Row[]>(OF, [applicationId])).map(pastEvent);
  }
}
