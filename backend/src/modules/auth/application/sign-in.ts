import { InvalidCredentials } from '../domain/errors.js';
import type { Role } from '../domain/role.js';
import type { AccountLookups, AccountView } from './account-lookup.js';
import type { PasswordHasher } from './password-hasher.js';
import type { SignInAttempts, SignInOrigin } from './sign-in-attempts.js';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Finds the account of a role that an address and a password open. */
export class SignIn {
  constructor(
    private readonly accounts: AccountLookups,
    private readonly hasher: PasswordHasher,
    private readonly attempts: SignInAttempts,
  ) {}

  /** @throws InvalidCredentials, TooManyAttempts, SignInBusy */
  async execute(role: Role, { email, password }: Credentials, origin: SignInOrigin): Promise<AccountView> {
    const attempt = { role, email, ...origin };
    const quotas = await this.attempts.begin(attempt);
    const account = await this.accounts.of(role).findByEmail(email);
    const matches = await this.hasher
      .matches(password, account?.passwordHash ?? null)
      .catch(async (error: unknown) => {
        await this.attempts.calledOff(attempt);
        throw error;
      });
    if (!account || !matches) throw new InvalidCredentials(quotas);
    await this.attempts.succeeded(attempt);
    return account.view;
  }
}
