import { Store, type SessionData } from 'express-session';
import type { DataSource } from 'typeorm';
import type { Role } from '../../domain/role.js';
import { sessionKey } from './session-key.js';

declare module 'express-session' {
  interface SessionData {
    /** Whose session it is; set at sign-in. */
    accountId?: string;
    /** From which browser, as people call it. */
    device?: string;
  }
}

type Done = (error?: unknown) => void;

const LIVE_PER_ACCOUNT = 20;
/** A call is noted at most once a minute: a page that makes ten costs one write. */
const NOTED_SECONDS = 60;

const FIND = `select data from sessions
  where id = $1 and role = $2 and ended_at is null and idle_until > now() and expires_at > now()`;
// An ended session stays ended, whoever still holds it and saves it late.
const SAVE = `
  insert into sessions as known (id, role, account_id, device, data, idle_until, expires_at)
  values ($1, $2, $3, $4, $5, now() + $6 * interval '1 second', now() + $7 * interval '1 second')
  on conflict (id) do update set account_id = excluded.account_id, data = excluded.data, idle_until = excluded.idle_until
  where known.ended_at is null`;
const TOUCH = `
  update sessions set idle_until = now() + $2::int * interval '1 second'
  where id = $1 and ended_at is null and idle_until < now() + ($2::int - $3::int) * interval '1 second'`;
const END = `update sessions set ended_at = now(), data = '{}' where id = $1 and ended_at is null`;
const END_OLDEST = `
  update sessions set ended_at = now(), data = '{}'
  where id in (select id from sessions where role = $1 and account_id = $2 and ended_at is null
               order by created_at desc offset $3)`;

/** Sessions of one role, in the database whose clock decides when they end. */
export class PostgresSessionStore extends Store {
  constructor(
    private readonly source: DataSource,
    private readonly role: Role,
  ) {
    super();
  }

  override get(sid: string, done: (error: unknown, session?: SessionData | null) => void): void {
    this.source.query<{ data: SessionData }[]>(FIND, [sessionKey(sid), this.role.name]).then(
      ([row]) => done(null, row?.data ?? null),
      (error: unknown) => done(error),
    );
  }

  override set(sid: string, session: SessionData, done: Done = () => undefined): void {
    this.save(sid, session).then(() => done(), done);
  }

  override touch(sid: string, _session: SessionData, done: Done = () => undefined): void {
    this.source
      .query(TOUCH, [sessionKey(sid), this.role.idleSeconds, NOTED_SECONDS])
      .then(() => done(), done);
  }

  override destroy(sid: string, done: Done = () => undefined): void {
    this.source.query(END, [sessionKey(sid)]).then(() => done(), done);
  }

  private async save(sid: string, session: SessionData): Promise<void> {
    const { name, idleSeconds, longestSeconds } = this.role;
    const { accountId = null, device = null } = session;
    const data = JSON.stringify(session);
    const values = [sessionKey(sid), name, accountId, device, data, idleSeconds, longestSeconds];
    await this.source.query(SAVE, values);
    await this.source.query(END_OLDEST, [name, accountId, LIVE_PER_ACCOUNT]);
  }
}
