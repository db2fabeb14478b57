import type { Quota } from '#kernel/quota.js';
import type { PasswordHasher } from './password-hasher.js';
import type { Attempt, SignInAttempts } from '../sign-in/sign-in-attempts.js';

export interface PasswordAnswer {
  readonly matches: boolean;
  /** Whether it matches a hash under an earlier pepper, which should be replaced. */
  readonly outdated: boolean;
  /** The remaining guesses. */
  readonly quotas: readonly Quota[];
}

/** Compares a password with the stored one. */
export class CheckPassword {
  constructor(
    private readonly hasher: PasswordHasher,
    private readonly attempts: SignInAttempts,
  ) {}

  /**
   * Whether the password is right. The attempt counts as a wrong guess until the caller marks it as successful or
   * cancels it, because a code may be required too. Without a hash the same work is done and the result is false.
   * @throws TooManyAttempts, SignInBusy
   */
  async execute(attempt: Attempt, password: string, hash: string | null): Promise<PasswordAnswer> {
    const quotas = await this.attempts.begin(attempt);
    const comparison = await this.hasher.compare(password, hash, attempt).catch(async (error: unknown) => {
      await this.attempts.calledOff(attempt);
      throw error;
    });
    return { matches: comparison !== 'wrong', outdated: comparison === 'outdated', quotas };
  }
}
