import type { AccountEvents, Role } from '#modules/auth/public.js';
import { SYSTEM } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { readCode } from '../domain/two-factor.js';
import type { OneTimeCodes } from './one-time-codes.js';
import type { RecoveryCodes } from './recovery-codes.js';
import type { TwoFactors } from './two-factors.js';

/** Checks the second step of a sign-in with the right password. */
export class CheckCode {
  constructor(
    private readonly context: UseCaseContext,
    private readonly twoFactors: TwoFactors,
    private readonly oneTimeCodes: OneTimeCodes,
    private readonly recoveryCodes: RecoveryCodes,
    private readonly events: Pick<AccountEvents, 'apply'>,
  ) {}

  /** Each code works once. Without two-step sign-in no code is required, and any is accepted. */
  async execute(
    role: Role,
    accountId: string,
    code: string | undefined,
  ): Promise<'right' | 'wrong' | 'missing'> {
    const secret = role.twoFactor ? await this.twoFactors.secretOf(role, accountId) : null;
    if (secret === null) return 'right';
    if (code === undefined) return 'missing';
    const typed = readCode(code);
    const isRight =
      typed.kind === 'app'
        ? await this.useStep(
            role,
            accountId,
            this.oneTimeCodes.stepOf(secret, typed.digits, this.context.clock.now()),
          )
        : await this.useRecoveryCode(role, accountId, this.recoveryCodes.digestsOf(typed.code));
    if (isRight) return 'right';
    await this.context.unitOfWork.run(() =>
      this.events.apply('wrong-code-entered', role, { id: accountId }, { actor: SYSTEM }),
    );
    return 'wrong';
  }

  private async useStep(role: Role, accountId: string, step: number | null): Promise<boolean> {
    return step !== null && (await this.twoFactors.useStep(role, accountId, step));
  }

  private useRecoveryCode(role: Role, accountId: string, digests: readonly string[]): Promise<boolean> {
    return this.context.unitOfWork.run(async () => {
      if (!(await this.twoFactors.useRecoveryCode(role, accountId, digests))) return false;
      await this.events.apply('recovery-code-used', role, { id: accountId });
      return true;
    });
  }
}
