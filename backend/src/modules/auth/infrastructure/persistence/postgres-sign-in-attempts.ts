import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Settings } from '#config/settings.js';
import { emailKey } from '#shared/domain/email.js';
import { Database } from '#shared/infrastructure/database/database.js';
import { SignInAttempts, type Attempt } from '../../application/sign-in-attempts.js';
import { TooManyAttempts } from '../../domain/errors.js';

/** How many wrong guesses are free, and for how long each further one closes the door. */
interface Patience {
  readonly free: number;
  readonly firstLockSeconds: number;
  readonly longestLockSeconds: number;
  readonly forgetSeconds: number;
}

// Eight, then one after a minute and one after two more: never over ten guesses in five minutes.
const ACCOUNT: Patience = {
  free: 8,
  firstLockSeconds: 60,
  longestLockSeconds: 15 * 60,
  forgetSeconds: 24 * 60 * 60,
};
const ADDRESS: Patience = {
  free: 30,
  firstLockSeconds: 15 * 60,
  longestLockSeconds: 15 * 60,
  forgetSeconds: 15 * 60,
};

const COUNT = 'case when known.forget_at <= now() then 1 else known.failures + 1 end';
const LOCK = (count: string): string =>
  `case when ${count} < $2::int then interval '0' else interval '1 second' *
     least($4::float8, $3::float8 * power(2, least(${count} - $2::int, 20))) end`;
// One statement, so that guesses made at the same moment are counted one after the other. No row: the door is closed.
const BEGIN = `
  insert into sign_in_attempts as known (key, failures, blocked_until, forget_at)
  values ($1, 1, now() + ${LOCK('1')}, now() + $5 * interval '1 second')
  on conflict (key) do update set
    failures = ${COUNT},
    blocked_until = now() + ${LOCK(COUNT)},
    forget_at = now() + $5 * interval '1 second'
  where known.blocked_until <= now()
  returning failures`;
const WAIT = `select ceil(extract(epoch from blocked_until - now()))::int as seconds from sign_in_attempts where key = $1`;
const TAKE_BACK = `
  update sign_in_attempts set failures = greatest(failures - 1, 0), blocked_until = now() where key = any ($1::text[])`;

const digest = (text: string): string => createHash('sha256').update(text).digest('base64');

/** An account is counted apart for the browsers that know it and for everybody else. */
const accountKey = ({ role, email, knownDevice }: Attempt): string =>
  `${role}:${knownDevice ? 'device' : 'account'}:${digest(emailKey(email))}`;
const addressKey = ({ role, address }: Attempt): string => `${role}:address:${address}`;

@Injectable()
export class PostgresSignInAttempts extends SignInAttempts {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
  ) {
    super();
  }

  async begin(attempt: Attempt): Promise<void> {
    await this.count(addressKey(attempt), ADDRESS);
    await this.count(accountKey(attempt), ACCOUNT);
  }

  async succeeded(attempt: Attempt): Promise<void> {
    await this.database.manager.query('delete from sign_in_attempts where key = $1', [accountKey(attempt)]);
    await this.database.manager.query(TAKE_BACK, [[addressKey(attempt)]]);
  }

  async calledOff(attempt: Attempt): Promise<void> {
    await this.database.manager.query(TAKE_BACK, [[accountKey(attempt), addressKey(attempt)]]);
  }

  private async count(key: string, patience: Patience): Promise<void> {
    const free = Math.max(1, Math.floor(patience.free * this.settings.rateLimitScale));
    const { firstLockSeconds, longestLockSeconds, forgetSeconds } = patience;
    const counted = await this.database.manager.query<unknown[]>(BEGIN, [
      key,
      free,
      firstLockSeconds,
      longestLockSeconds,
      forgetSeconds,
    ]);
    if (counted.length > 0) return;
    const [wait] = await this.database.manager.query<{ seconds: number }[]>(WAIT, [key]);
    throw new TooManyAttempts(Math.max(1, wait?.seconds ?? 1));
  }
}
