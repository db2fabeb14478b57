import { introducerRole, type AccountEvents } from '#modules/auth/public.js';
import { staffOf, type Principal } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import type { IntroducerRepository } from './introducer.repository.js';

/**
 * Suspends a partner's account: its sessions end, its systems are rejected, its referral link stops working and
 * emails about its cases stop. Its cases, leads and API accounts are kept. Or restores it: the partner signs in
 * again, and its link and systems work as before.
 */
export class SuspendIntroducer {
  constructor(
    private readonly context: UseCaseContext,
    private readonly introducers: IntroducerRepository,
    private readonly accountEvents: Pick<AccountEvents, 'apply'>,
  ) {}

  /** Repeating it changes nothing. @throws IntroducerNotFound */
  execute(id: string, kind: 'suspended' | 'restored', reason: string, actor: Principal): Promise<void> {
    return this.context.unitOfWork.run(async () => {
      const introducer = await this.introducers.lock(id);
      if (introducer.isSuspended === (kind === 'suspended')) return;
      if (kind === 'suspended') introducer.suspend(this.context.clock.now());
      else introducer.restore();
      await this.introducers.save(introducer);
      const eventId = this.context.ids.next();
      await this.introducers.addEvent(eventId, { kind, introducerId: id, reason }, staffOf(actor));
      // Without the text of the reason, which may be about people: the log is append-only.
      const details = { id: eventId, actor, changes: { reason: { from: null, to: 'given' } } };
      await this.accountEvents.apply(`introducer-${kind}`, introducerRole, { id }, details);
    });
  }
}
