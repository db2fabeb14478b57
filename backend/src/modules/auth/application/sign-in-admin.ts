import { InvalidCredentials } from '../domain/errors.js';
import { adminView, type AdminView } from './admin-view.js';
import type { AdminRepository } from './admin.repository.js';
import type { PasswordHasher } from './password-hasher.js';
import type { SignInAttempts } from './sign-in-attempts.js';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface Caller {
  readonly address: string;
  readonly knownDevice: boolean;
}

export class SignInAdmin {
  constructor(
    private readonly admins: AdminRepository,
    private readonly hasher: PasswordHasher,
    private readonly attempts: SignInAttempts,
  ) {}

  /** @throws InvalidCredentials, TooManyAttempts, SignInBusy */
  async execute({ email, password }: Credentials, caller: Caller): Promise<AdminView> {
    const attempt = { role: 'admin', email, ...caller };
    const quotas = await this.attempts.begin(attempt);
    const admin = await this.admins.findByEmail(email);
    const matches = await this.hasher
      .matches(password, admin?.password ?? null)
      .catch(async (error: unknown) => {
        await this.attempts.calledOff(attempt);
        throw error;
      });
    if (!admin || !matches) throw new InvalidCredentials(quotas);
    await this.attempts.succeeded(attempt);
    return adminView(admin);
  }
}
