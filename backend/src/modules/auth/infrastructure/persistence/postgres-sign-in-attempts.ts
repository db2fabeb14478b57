import { Injectable } from '@nestjs/common';
import { Settings } from '#config/settings.js';
import type { Quota } from '#kernel/quota.js';
import { Database } from '#platform/infrastructure/database/database.js';
import type { SignInAttempts, Attempt } from '../../application/sign-in/sign-in-attempts.js';
import { TooManyAttempts } from '../../domain/errors.js';
import type { LockoutPolicies, LockoutPolicy } from '../../domain/lockout-policy.js';
import type { Role } from '../../domain/role.js';
import { emailDigest } from '#platform/infrastructure/email-digest.js';

/** The policy for one account or address of a role, with its name for quotas. */
interface NamedPolicy extends LockoutPolicy {
  readonly name: string;
}

const COUNT = 'case when known.forget_at <= now() then 1 else known.failures + 1 end';
const LOCK = (count: string): string =>
  `case when ${count} < $2::int then interval '0' else interval '1 second' *
     least($4::float8, $3::float8 * power(2, least(${count} - $2::int, 20))) end`;
const SECONDS_BLOCKED = 'ceil(extract(epoch from blocked_until - now()))::int as seconds';
// One statement, so that concurrent guesses are counted one after another. No row means locked. After waiting for
// another it compares with the current time, not that of its start.
const BEGIN = `
  insert into sign_in_attempts as known (key, failures, blocked_until, forget_at)
  values ($1, 1, now() + ${LOCK('1')}, now() + $5 * interval '1 second')
  on conflict (key) do update set
    failures = ${COUNT},
    blocked_until = now() + ${LOCK(COUNT)},
    forget_at = now() + $5 * interval '1 second'
  where known.blocked_until <= clock_timestamp()
  returning failures, ${SECONDS_BLOCKED}`;
const WAIT = `select ${SECONDS_BLOCKED} from sign_in_attempts where key = $1`;
const CLEAR = 'delete from sign_in_attempts where key = any ($1::text[])';
const TAKE_BACK = `
  update sign_in_attempts set failures = greatest(failures - 1, 0), blocked_until = now() where key = any ($1::text[])`;

/** Known browsers have a separate count for an account. */
const accountKey = ({ role, email, knownDevice }: Omit<Attempt, 'address'>): string =>
  `${role.name}:${knownDevice ? 'device' : 'account'}:${emailDigest(email)}`;
const addressKey = ({ role, address }: Attempt): string => `${role.name}:address:${address}`;

@Injectable()
export class PostgresSignInAttempts implements SignInAttempts {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
  ) {}

  async begin(attempt: Attempt): Promise<readonly Quota[]> {
    const address = await this.count(addressKey(attempt), this.policy(attempt, 'address'), []);
    return this.count(accountKey(attempt), this.policy(attempt, 'account'), address);
  }

  async succeeded(attempt: Attempt): Promise<void> {
    await this.database.manager.query(CLEAR, [[accountKey(attempt)]]);
    await this.database.manager.query(TAKE_BACK, [[addressKey(attempt)]]);
  }

  async calledOff(attempt: Attempt): Promise<void> {
    await this.database.manager.query(TAKE_BACK, [[accountKey(attempt), addressKey(attempt)]]);
  }

  async clear(role: Role, email: string): Promise<void> {
    const keys = [true, false].map((knownDevice) => accountKey({ role, email, knownDevice }));
    await this.database.manager.query(CLEAR, [keys]);
  }

  private policy({ role }: Attempt, of: keyof LockoutPolicies): NamedPolicy {
    const policy = role.lockout[of];
    const free = Math.max(1, Math.floor(policy.free * this.settings.rateLimitScale));
    return { ...policy, free, name: `${role.name}-sign-in-${of}` };
  }

  private async count(key: string, policy: NamedPolicy, quotas: readonly Quota[]): Promise<readonly Quota[]> {
    const { name, free, firstLockSeconds, longestLockSeconds, forgetSeconds } = policy;
    const quota = (remaining: number, resetSeconds: number): Quota => ({
      name,
      limit: free,
      windowSeconds: forgetSeconds,
      remaining,
      resetSeconds,
    });
    const [counted] = await this.database.manager.query<{ failures: number; seconds: number }[]>(BEGIN, [
      key,
      free,
      firstLockSeconds,
      longestLockSeconds,
      forgetSeconds,
    ]);
    if (counted) {
      const remaining = Math.max(0, free - counted.failures);
      return [...quotas, quota(remaining, remaining > 0 ? forgetSeconds : Math.max(1, counted.seconds))];
    }
    const [wait] = await this.database.manager.query<{ seconds: number }[]>(WAIT, [key]);
    const seconds = Math.max(1, wait?.seconds ?? 1);
    throw new TooManyAttempts(seconds, [...quotas, quota(0, seconds)]);
  }
}
