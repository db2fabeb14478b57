import type { Quota } from '#shared/domain/quota.js';
import type { PasswordHasher } from './password-hasher.js';
import type { Attempt, SignInAttempts } from './sign-in-attempts.js';

/** Compares a password with the stored one, and counts whoever is wrong. */
export class CheckPassword {
  constructor(
    private readonly hasher: PasswordHasher,
    private readonly attempts: SignInAttempts,
  ) {}

  /**
   * Whether it is the one, and how many guesses are left. Without a hash the same work is done and the answer is no.
   * @throws TooManyAttempts, SignInBusy
   */
  async execute(
    attempt: Attempt,
    password: string,
    hash: string | null,
  ): Promise<{ readonly matches: boolean; readonly quotas: readonly Quota[] }> {
    const quotas = await this.attempts.begin(attempt);
    const matches = await this.hasher.matches(password, hash).catch(async (error: unknown) => {
      await this.attempts.calledOff(attempt);
      throw error;
    });
    if (matches) await this.attempts.succeeded(attempt);
    return { matches, quotas };
  }
}
