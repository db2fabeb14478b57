import type { AccountEvents, OpenedAccount, Role } from '#modules/auth/public.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { WrongCode } from '#kernel/errors.js';
import { NothingToConfirm } from '../domain/errors.js';
import { readCode } from '../domain/two-factor.js';
import type { OneTimeCodes } from './one-time-codes.js';
import type { RecoveryCodes } from './recovery-codes.js';
import type { TwoFactors } from './two-factors.js';

export interface TurnedOn {
  readonly opened: OpenedAccount;
  readonly recoveryCodes: readonly string[];
}

/** Turns two-step sign-in on with a code from the app that has the proposed secret. */
export class TurnOnTwoFactor {
  constructor(
    private readonly context: UseCaseContext,
    private readonly twoFactors: TwoFactors,
    private readonly oneTimeCodes: OneTimeCodes,
    private readonly recoveryCodes: RecoveryCodes,
    private readonly events: Pick<AccountEvents, 'apply'>,
  ) {}

  /**
   * Returns the recovery codes, only this once. Ends every session of the account, including the caller's: begin a
   * new one with the result. Wrong codes are not counted: the caller has seen the secret.
   * @throws CredentialsReplaced, NothingToConfirm, WrongCode
   */
  execute(role: Role, { view, credentialsVersion }: OpenedAccount, code: string): Promise<TurnedOn> {
    const { id } = view;
    return this.context.unitOfWork.run(async () => {
      const version = await this.events.apply('two-factor-turned-on', role, { id, credentialsVersion });
      const secret = await this.twoFactors.proposed(role, id);
      if (secret === null) throw new NothingToConfirm();
      const typed = readCode(code);
      const step =
        typed.kind === 'app'
          ? this.oneTimeCodes.stepOf(secret, typed.digits, this.context.clock.now())
          : null;
      if (step === null) throw new WrongCode('wrong');
      const issued = this.recoveryCodes.issue();
      const digests = issued.map(({ digest }) => digest);
      await this.twoFactors.turnOn(role, id, step, digests);
      const opened = { view, credentialsVersion: version };
      return { opened, recoveryCodes: issued.map((one) => one.code) };
    });
  }
}
