import { createHmac } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Injectable } from '@nestjs/common';
import bcrypt from 'bcrypt';
import { Settings } from '#config/settings.js';
import type { PasswordComparison, PasswordHasher } from '../application/passwords/password-hasher.js';
import type { Attempt } from '../application/sign-in/sign-in-attempts.js';
import { SignInBusy } from '../domain/errors.js';
import type { Role } from '../domain/role.js';
import { ConcurrencyLimit } from './concurrency-limit.js';

const COST = 12;
/** The hash of an unknown password; compared with when there is no account, so that both take the same time. */
const NO_ACCOUNT_HASH = '$2b$12$5GQZTN6pBkNrJLfjLG3THe1WrYyO8Q07Ng9CiKCQ6NzmqzEOVJ7Ea';
// Hashes run in Node's four worker threads; one must stay free for files and DNS lookups of other requests.
const CONCURRENT = Math.min(3, Math.max(2, availableParallelism() - 1));
// At most 32 wait: staff have their own queue, and each address at most ten of its places.
const ROOM = { concurrent: CONCURRENT, perLane: 16, perCaller: 10 };

/** bcrypt over a keyed digest: long passwords are not truncated, and a stolen table is useless without the pepper. */
@Injectable()
export class BcryptPasswordHasher implements PasswordHasher {
  private readonly limit = new ConcurrencyLimit(ROOM, () => new SignInBusy());

  constructor(private readonly settings: Settings) {}

  hash(password: string, role: Role): Promise<string> {
    const queued = { lane: role.name, caller: null };
    const { passwordPepper } = this.settings;
    return this.limit.run(() => bcrypt.hash(digest(password, passwordPepper), COST), queued);
  }

  async compare(
    password: string,
    hash: string | null,
    { role, address }: Attempt,
  ): Promise<PasswordComparison> {
    const queued = { lane: role.name, caller: address };
    const matching = await this.limit.run(
      () => this.matchingPeppers(password, hash ?? NO_ACCOUNT_HASH),
      queued,
    );
    if (hash === null || matching.length === 0) return 'wrong';
    return matching.includes(this.settings.passwordPepper) ? 'right' : 'outdated';
  }

  /**
   * Compares under every pepper, also after a match: the time must not tell a right password, a wrong one and an
   * unknown address apart. One after the other, so that a sign-in takes one place of the limit.
   */
  private async matchingPeppers(password: string, hash: string): Promise<readonly string[]> {
    const { passwordPepper, previousPasswordPeppers } = this.settings;
    const matching: string[] = [];
    for (const pepper of [passwordPepper, ...previousPasswordPeppers])
      if (await bcrypt.compare(digest(password, pepper), hash)) matching.push(pepper);
    return matching;
  }
}

/** 64 characters, within bcrypt's limit of 72 bytes. Both encodings of é are the same password. */
const digest = (password: string, pepper: string): string =>
  createHmac('sha384', pepper).update(password.normalize('NFC')).digest('base64');
