import type { Request } from 'express';
import { Store, type Session, type SessionData } from 'express-session';
import type { DataSource, EntityTarget } from 'typeorm';
import type { OpenedAccount, RoleAccounts, VersionedAccount } from '../../application/role-accounts.js';
import { CredentialsReplaced } from '../../domain/errors.js';
import type { Role } from '../../domain/role.js';
import { sessionKey } from './session-key.js';

declare module 'express-session' {
  interface SessionData {
    /** Whose session it is; set at sign-in. */
    accountId?: string;
    /** With which of the account's credentials it was begun. */
    credentialsVersion?: number;
    /** From which browser, as people call it. */
    device?: string;
  }
}

type Done = (error?: unknown) => void;

const LIVE_PER_ACCOUNT = 20;
/** A call is noted at most once a minute: a page that makes ten costs one write. */
const TOUCH_INTERVAL_SECONDS = 60;

// While somebody changes the account's credentials this waits, and then finds no account with those that were shown. An
// ended session stays ended, whoever still holds it and saves it late.
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
  /** Whether the last call that was noted is so long ago that this one is noted as well. */
  readonly isTouchDue: boolean;
}

const accounts = new WeakMap<Request, OpenedAccount>();

/** The account that the call's session was begun for, as it stood when the call came; null without one that is open. */
export const sessionAccount = (request: Request): OpenedAccount | null => accounts.get(request) ?? null;

/**
 * Sessions of one role, in the database whose clock decides when they end. One statement finds a session and its
 * account, which `sessionAccount` then tells.
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

  /** Makes of what `get` found the object that the call and `touch` are given. */
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

  /** Asked for at the end of every call; most of them are not noted. */
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

  /** A session whose account has gone, or has other credentials since, is none. */
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
