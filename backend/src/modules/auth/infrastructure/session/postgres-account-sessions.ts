import { Injectable } from '@nestjs/common';
import { Database } from '#platform/infrastructure/database/database.js';
import { isoTime, selectList, type Fields } from '#platform/infrastructure/database/lists/fields.js';
import type { AccountSessions, SessionView } from '../../application/sign-in/account-sessions.js';
import type { Role } from '../../domain/role.js';
import { sessionKey } from './session-key.js';

// Each recorded request moves the idle expiry, which gives the time of the last one.
const FIELDS: Fields<SessionView> = {
  id: 'public_id',
  createdAt: isoTime('created_at'),
  lastUsedAt: isoTime(`greatest(created_at, idle_until - $4 * interval '1 second')`),
  device: `coalesce(device, 'Unknown device')`,
  current: 'id = $3',
};
const LIST = `
  select ${selectList(FIELDS)} from sessions
  where role = $1 and account_id = $2 and ended_at is null and idle_until > now() and expires_at > now()
  order by idle_until desc`;
const END = `
  with ended as (
    update sessions set ended_at = now(), data = '{}'
    where role = $1 and account_id = $2 and public_id = $3 and ended_at is null returning id
  ) select id from ended`;
const END_ALL = `
  update sessions set ended_at = now(), data = '{}' where role = $1 and account_id = $2 and ended_at is null`;
const END_OTHERS = `${END_ALL} and id <> $3`;

@Injectable()
export class PostgresAccountSessions implements AccountSessions {
  constructor(private readonly database: Database) {}

  list({ name, idleSeconds }: Role, accountId: string, currentKey: string): Promise<readonly SessionView[]> {
    const values = [name, accountId, sessionKey(currentKey), idleSeconds];
    return this.database.manager.query<SessionView[]>(LIST, values);
  }

  async end(role: Role, accountId: string, id: string): Promise<boolean> {
    const ended = await this.database.manager.query<object[]>(END, [role.name, accountId, id]);
    return ended.length > 0;
  }

  async endAll(role: Role, accountId: string): Promise<void> {
    await this.database.manager.query(END_ALL, [role.name, accountId]);
  }

  async endOthers(role: Role, accountId: string, currentKey: string): Promise<void> {
    await this.database.manager.query(END_OTHERS, [role.name, accountId, sessionKey(currentKey)]);
  }
}
