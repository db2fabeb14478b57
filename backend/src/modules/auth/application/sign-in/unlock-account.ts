import type { Role } from '../../domain/role.js';
import type { SecondStep } from './second-step.js';
import type { SignInAttempts } from './sign-in-attempts.js';

/** Unlocks an account after wrong guesses, for someone who reads its email. */
export class UnlockAccount {
  constructor(
    private readonly secondStep: SecondStep,
    private readonly attempts: SignInAttempts,
  ) {}

  async execute(role: Role, accountId: string, email: string): Promise<void> {
    // Someone who reads the account's email need not guess passwords, but might guess codes.
    if (!(await this.secondStep.isOn(role, accountId))) await this.attempts.clear(role, email);
  }
}
