import type { CheckHolder, Reauthentication, Role } from '#modules/auth/public.js';
import type { OneTimeCodes } from './one-time-codes.js';
import type { TwoFactors } from './two-factors.js';

export interface ProposedTwoFactor {
  /** In base32, for who types it into the app. */
  readonly secret: string;
  /** The otpauth:// address, for who scans it. */
  readonly uri: string;
}

/** Gives the secret for an authenticator app. Until a code of the app turns it on, the account stays as it is. */
export class BeginTwoFactor {
  constructor(
    private readonly checkHolder: Pick<CheckHolder, 'execute'>,
    private readonly twoFactors: TwoFactors,
    private readonly oneTimeCodes: OneTimeCodes,
  ) {}

  /**
   * Where it is on already, this begins the move to another app: the code is one of the app before.
   * @throws WrongPassword, WrongCode, TooManyAttempts, SignInBusy
   */
  async execute(
    role: Role,
    email: string,
    proof: Reauthentication,
    address: string,
  ): Promise<ProposedTwoFactor> {
    const { view } = await this.checkHolder.execute(role, email, proof, address);
    const secret = this.oneTimeCodes.newSecret();
    await this.twoFactors.propose(role, view.id, secret);
    return { secret, uri: this.oneTimeCodes.uri(secret, email) };
  }
}
