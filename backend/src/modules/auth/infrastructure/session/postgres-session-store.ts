import type { Request } from 'express';
import { Store, type Session, type SessionData } from 'express-session';
import type { DataSource, EntityTarget } from 'typeorm';
import type { OpenedAccount, RoleAccounts, VersionedAccount } from '../../application/role-accounts.js';
import { CredentialsReplaced } from '../../domain/errors.js';
import type { Role } from '../../domain/role.js';
import { sessionKey } from './session-key.js';

declare module 'express-session' {
  interface SessionData {
    /** The account's id; set at sign-in. */
    accountId?: string;
    /** The credentials version at sign-in. */
    credentialsVersion?: number;
    /** The usual name of the browser. */
    device?: string;
  }
}

type Done = (error?: unknown) => void;

const LIVE_PER_ACCOUNT = 20;
/** Requests are recorded at most once a minute: a page with ten requests costs one write. */
const TOUCH_INTERVAL_SECONDS = 60;

// Waits for a change of the account's credentials, and then finds no account with the old ones. An ended session
// stays ended, even if a late request saves it.
const saveWith = (accounts: string): string => `
  with opened as (
    select id, credentials_version from ${accounts} where id = $3 and credentials_version = $4 for share
  ), saved as (
    insert into sessions as known
      (id, role, account_id, credentials_version, device, data, idle_until, expires_at)
    select $1, $2, opened.id, opened.credentials_version, $5, $6,
      now() + $7 * interval '1 second', now() + $8 * interval '1 second'
    from opened
    on conflict (id) do update set data = excluded.data, idle_until = excluded.idle_until
    where known.ended_at is null
  ) select 1 from opened`;
const TOUCH = `
  update sessions set idle_until = now() + $2::int * interval '1 second'
  where id = $1 and ended_at is null and idle_until < now() + ($2::int - $3::int) * interval '1 second'`;
const END = `update sessions set ended_at = now(), data = '{}' where id = $1 and ended_at is null`;
const END_OLDEST = `
  update sessions set ended_at = now(), data = '{}'
  where id in (select id from sessions where role = $1 and account_id = $2 and ended_at is null
               order by created_at desc offset $3)`;

interface Found {
  readonly data: SessionData;
  /** Whether the last recorded request is old enough to record this one. */
  readonly isTouchDue: boolean;
}

const accounts = new WeakMap<Request, OpenedAccount>();

/** The account of the request's session, as of the start of the request; null without a live session. */
export const sessionAccount = (request: Request): OpenedAccount | null => accounts.get(request) ?? null;

/**
 * Sessions of one role, expiring by the database's clock. One statement finds a session with its account, which
 * `sessionAccount` then returns.
 */
export class PostgresSessionStore extends Store {
  private readonly role: Role;
  private readonly kind: EntityTarget<VersionedAccount>;
  private readonly insert: string;
  private readonly opened = new WeakMap<SessionData, OpenedAccount>();
  private readonly touchDue = new WeakSet<SessionData>();

  constructor(
    private readonly source: DataSource,
    private readonly accounts: RoleAccounts,
  ) {
    super();
    this.role = accounts.role;
    this.kind = accounts.kind as EntityTarget<VersionedAccount>;
    this.insert = saveWith(source.getMetadata(this.kind).tableName);
  }

  override get(sid: string, done: (error: unknown, session?: SessionData | null) => void): void {
    this.find(sid).then(
      (session) => done(null, session),
      (error: unknown) => done(error),
    );
  }

  /** Converts the data from `get` into the object for the request and `touch`. */
  override createSession(request: Request, data: SessionData): Session & SessionData {
    const account = this.opened.get(data);
    if (account) accounts.set(request, account);
    const session = super.createSession(request, data);
    if (this.touchDue.has(data)) this.touchDue.add(session);
    return session;
  }

  override set(sid: string, session: SessionData, done: Done = () => undefined): void {
    this.save(sid, session).then(() => done(), done);
  }

  /** Called at the end of every request; most are not recorded. */
  override touch(sid: string, session: SessionData, done: Done = () => undefined): void {
    if (!this.touchDue.has(session)) {
      done();
      return;
    }
    this.source
      .query(TOUCH, [sessionKey(sid), this.role.idleSeconds, TOUCH_INTERVAL_SECONDS])
      .then(() => done(), done);
  }

  override destroy(sid: string, done: Done = () => undefined): void {
    this.source.query(END, [sessionKey(sid)]).then(() => done(), done);
  }

  /** A session whose account was deleted or has new credentials is invalid. */
  private async find(sid: string): Promise<SessionData | null> {
    const { name, idleSeconds } = this.role;
    const { entities, raw } = await this.source
      .createQueryBuilder(this.kind, 'account')
      .innerJoin(
        'sessions',
        'session',
        'session.account_id = account.id and session.credentials_version = account.credentialsVersion',
      )
      .addSelect('session.data', 'data')
      .addSelect(`session.idle_until < now() + :unnoted::int * interval '1 second'`, 'isTouchDue')
      .where('session.id = :id and session.role = :name', { id: sessionKey(sid), name })
      .andWhere('session.ended_at is null and session.idle_until > now() and session.expires_at > now()')
      .setParameter('unnoted', idleSeconds - TOUCH_INTERVAL_SECONDS)
      .getRawAndEntities<Found>();
    const [account] = entities;
    const [session] = raw;
    if (!account || !session) return null;
    const view = this.accounts.openedBy(account);
    if (view) this.opened.set(session.data, { view, credentialsVersion: account.credentialsVersion });
    if (session.isTouchDue) this.touchDue.add(session.data);
    return session.data;
  }

  private async save(sid: string, session: SessionData): Promise<void> {
    const { name, idleSeconds, longestSeconds } = this.role;
    const { accountId = null, credentialsVersion = null, device = null } = session;
    const data = JSON.stringify(session);
    const opened = await this.source.query<object[]>(this.insert, [
      ...[sessionKey(sid), name, accountId, credentialsVersion],
      ...[device, data, idleSeconds, longestSeconds],
    ]);
    if (opened.length === 0) throw new CredentialsReplaced();
    await this.source.query(END_OLDEST, [name, accountId, LIVE_PER_ACCOUNT]);
  }
}
