import { AccountSuspended, InvalidCredentials } from '../domain/errors.js';
import type { Role } from '../domain/role.js';
import type { CheckPassword } from './check-password.js';
import type { AccountsByRole, AccountView } from './role-accounts.js';
import type { SignInOrigin } from './sign-in-attempts.js';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Finds the account of a role that an address and a password open. */
export class SignIn {
  constructor(
    private readonly accounts: AccountsByRole,
    private readonly checkPassword: CheckPassword,
  ) {}

  /** @throws InvalidCredentials, AccountSuspended, TooManyAttempts, SignInBusy */
  async execute(role: Role, { email, password }: Credentials, origin: SignInOrigin): Promise<AccountView> {
    const account = await this.accounts.of(role).findByEmail(email);
    const attempt = { role, email, ...origin };
    const { matches, quotas } = await this.checkPassword.execute(
      attempt,
      password,
      account?.passwordHash ?? null,
    );
    if (!account || !matches) throw new InvalidCredentials(role, quotas);
    // Said to nobody but whoever knows the password.
    if (account.suspended) throw new AccountSuspended();
    return account.view;
  }
}
