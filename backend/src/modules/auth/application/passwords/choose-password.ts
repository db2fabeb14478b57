import { InvalidInput } from '#kernel/errors.js';
import type { Role } from '../../domain/role.js';
import type { PasswordHasher } from './password-hasher.js';
import type { PasswordOwner, PasswordPolicy } from './password-policy.js';

/** Checks a new password against the policy, and hashes it. */
export class ChoosePassword {
  constructor(
    private readonly policy: PasswordPolicy,
    private readonly hasher: PasswordHasher,
  ) {}

  /** @throws InvalidInput about `password`, SignInBusy */
  async execute(role: Role, password: string, owner: PasswordOwner): Promise<string> {
    const refusal = await this.policy.refusal(password, owner, role.password);
    if (refusal !== null) throw new InvalidInput([{ field: 'password', message: refusal }]);
    return this.hasher.hash(password, role);
  }
}
