import { introducerRole, type RequestPasswordReset } from '#modules/auth/public.js';
import type { Principal } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { IntroducerNotFound, IntroducerSuspended } from '../domain/errors.js';
import type { IntroducerRepository } from './introducer.repository.js';

/** Staff send a partner the same password reset email that the partner can request. */
export class SendPasswordReset {
  constructor(
    private readonly context: UseCaseContext,
    private readonly introducers: IntroducerRepository,
    private readonly requestPasswordReset: Pick<RequestPasswordReset, 'execute'>,
  ) {}

  /** @throws IntroducerNotFound, IntroducerSuspended */
  async execute(id: string, actor: Principal): Promise<void> {
    const introducer = await this.introducers.find(id);
    if (!introducer) throw new IntroducerNotFound();
    if (introducer.isSuspended) throw new IntroducerSuspended();
    await this.context.unitOfWork.run(async () => {
      await this.requestPasswordReset.execute(introducerRole, introducer.email);
      const subject = { type: 'introducer', id };
      await this.context.activity.record({ actor, action: 'password-reset-sent', subject });
    });
  }
}
