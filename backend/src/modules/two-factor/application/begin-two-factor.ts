import type { CheckHolder, Reauthentication, Role } from '#modules/auth/public.js';
import type { OneTimeCodes } from './one-time-codes.js';
import type { TwoFactors } from './two-factors.js';

export interface ProposedTwoFactor {
  /** In base32, to type into the app. */
  readonly secret: string;
  /** The otpauth:// URI, to scan. */
  readonly uri: string;
}

/** Creates the secret for an authenticator app. The account stays unchanged until a code from the app turns it on. */
export class BeginTwoFactor {
  constructor(
    private readonly checkHolder: Pick<CheckHolder, 'execute'>,
    private readonly twoFactors: TwoFactors,
    private readonly oneTimeCodes: OneTimeCodes,
  ) {}

  /**
   * If it is on already, this starts the move to another app: the code is from the previous one.
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
