import type { AccountEvents, CheckHolder, Reauthentication, Role } from '#modules/auth/public.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { TwoFactorIsOff } from '../domain/errors.js';
import type { RecoveryCodes } from './recovery-codes.js';
import type { TwoFactors } from './two-factors.js';

/** Creates new recovery codes; previous ones no longer work. */
export class RenewRecoveryCodes {
  constructor(
    private readonly context: UseCaseContext,
    private readonly checkHolder: Pick<CheckHolder, 'execute'>,
    private readonly events: Pick<AccountEvents, 'apply'>,
    private readonly twoFactors: TwoFactors,
    private readonly recoveryCodes: RecoveryCodes,
  ) {}

  /**
   * The codes are returned only once.
   * @throws CredentialsReplaced, TwoFactorIsOff, WrongPassword, WrongCode, TooManyAttempts, SignInBusy
   */
  async execute(
    role: Role,
    email: string,
    proof: Reauthentication,
    address: string,
  ): Promise<readonly string[]> {
    const { view, credentialsVersion } = await this.checkHolder.execute(role, email, proof, address);
    const { id } = view;
    const issued = this.recoveryCodes.issue();
    await this.context.unitOfWork.run(async () => {
      await this.events.apply('recovery-codes-renewed', role, { id, credentialsVersion });
      if ((await this.twoFactors.secretOf(role, id)) === null) throw new TwoFactorIsOff();
      const digests = issued.map(({ digest }) => digest);
      await this.twoFactors.replaceRecoveryCodes(role, id, digests);
    });
    return issued.map(({ code }) => code);
  }
}
