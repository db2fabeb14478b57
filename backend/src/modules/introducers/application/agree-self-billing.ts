import type { Principal } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import type { SelfBilling } from '../domain/introducer.js';
import type { IntroducerRepository } from './introducer.repository.js';

/** An administrator records a partner's self-billing agreement and VAT number. */
export class AgreeSelfBilling {
  constructor(
    private readonly context: UseCaseContext,
    private readonly introducers: IntroducerRepository,
  ) {}

  /** Undefined fields stay unchanged. @throws IntroducerNotFound */
  execute(
    id: string,
    to: { readonly [F in keyof SelfBilling]?: string | null | undefined },
    actor: Principal,
  ): Promise<void> {
    return this.context.unitOfWork.run(async () => {
      const introducer = await this.introducers.lock(id);
      const changed = introducer.agreeSelfBilling(to);
      if (changed.length === 0) return;
      await this.introducers.save(introducer);
      await this.context.activity.record({
        actor,
        action: 'introducer-updated',
        subject: { type: 'introducer', id },
        changes: { fields: { from: null, to: changed } },
      });
    });
  }
}
