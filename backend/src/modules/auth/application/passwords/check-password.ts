import type { Quota } from '#kernel/quota.js';
import type { PasswordHasher } from './password-hasher.js';
import type { Attempt, SignInAttempts } from '../sign-in/sign-in-attempts.js';

export interface PasswordAnswer {
  readonly matches: boolean;
  /** How many guesses are left. */
  readonly quotas: readonly Quota[];
}

/** Compares a password with the stored one. */
export class CheckPassword {
  constructor(
    private readonly hasher: PasswordHasher,
    private readonly attempts: SignInAttempts,
  ) {}

  /**
   * Whether it is the one. The attempt stays counted as a wrong one until the caller says that it has succeeded or is
   * called off: more than the password may be asked for. Without a hash the same work is done and the answer is no.
   * @throws TooManyAttempts, SignInBusy
   */
  async execute(attempt: Attempt, password: string, hash: string | null): Promise<PasswordAnswer> {
    const quotas = await this.attempts.begin(attempt);
    const matches = await this.hasher.matches(password, hash, attempt).catch(async (error: unknown) => {
      await this.attempts.calledOff(attempt);
      throw error;
    });
    return { matches, quotas };
  }
}
