import type { Role } from '../../domain/role.js';
import type { SecondStep } from './second-step.js';
import type { SignInAttempts } from './sign-in-attempts.js';

/** Opens an account again that wrong guesses have locked, for whoever reads its email. */
export class UnlockAccount {
  constructor(
    private readonly secondStep: SecondStep,
    private readonly attempts: SignInAttempts,
  ) {}

  async execute(role: Role, accountId: string, email: string): Promise<void> {
    // Whoever reads the account's email is no guesser of passwords; of codes it could be one.
    if (!(await this.secondStep.isOn(role, accountId))) await this.attempts.clear(role, email);
  }
}
