import type {
  AccountEvents,
  CheckHolder,
  OpenedAccount,
  Reauthentication,
  Role,
} from '#modules/auth/public.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { TwoFactorIsOff, TwoFactorStaysOn } from '../domain/errors.js';
import type { TwoFactorPolicy } from './two-factor-policy.js';
import type { TwoFactors } from './two-factors.js';

/** Turns two-step sign-in off. */
export class TurnOffTwoFactor {
  constructor(
    private readonly context: UseCaseContext,
    private readonly policy: TwoFactorPolicy,
    private readonly checkHolder: Pick<CheckHolder, 'execute'>,
    private readonly events: Pick<AccountEvents, 'apply'>,
    private readonly twoFactors: TwoFactors,
  ) {}

  /**
   * Ends every session of the account, including the caller's: begin a new one with the result.
   * @throws CredentialsReplaced, TwoFactorStaysOn, TwoFactorIsOff, WrongPassword, WrongCode, TooManyAttempts,
   * SignInBusy
   */
  async execute(role: Role, email: string, proof: Reauthentication, address: string): Promise<OpenedAccount> {
    if (this.policy.isRequiredFor(role)) throw new TwoFactorStaysOn();
    const { view, credentialsVersion } = await this.checkHolder.execute(role, email, proof, address);
    const { id } = view;
    return this.context.unitOfWork.run(async () => {
      const version = await this.events.apply('two-factor-turned-off', role, { id, credentialsVersion });
      if (!(await this.twoFactors.turnOff(role, id))) throw new TwoFactorIsOff();
      return { view, credentialsVersion: version };
    });
  }
}
