import type { AccountEvents, AccountsByRole, Role } from '#modules/auth/public.js';
import { SYSTEM } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { AccountNotFound, TwoFactorIsOff } from '../domain/errors.js';
import type { TwoFactors } from './two-factors.js';

/** The operator's last resort for someone who has lost the app and all recovery codes. */
export class ResetTwoFactor {
  constructor(
    private readonly context: UseCaseContext,
    private readonly accounts: Pick<AccountsByRole, 'of'>,
    private readonly events: Pick<AccountEvents, 'apply'>,
    private readonly twoFactors: TwoFactors,
  ) {}

  /** Leaves the password as the only step, and ends every session. @throws AccountNotFound, TwoFactorIsOff */
  async execute(role: Role, email: string): Promise<void> {
    const account = await this.accounts.of(role).findByEmail(email);
    if (!account) throw new AccountNotFound(email);
    const { id } = account.view;
    await this.context.unitOfWork.run(async () => {
      await this.events.apply('two-factor-reset', role, { id }, { actor: SYSTEM });
      if (!(await this.twoFactors.turnOff(role, id))) throw new TwoFactorIsOff();
    });
  }
}
