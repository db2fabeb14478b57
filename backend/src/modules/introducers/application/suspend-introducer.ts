import { introducerRole, type AccountEvents } from '#modules/auth/public.js';
import { staffOf, type Principal } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import type { IntroducerRepository } from './introducer.repository.js';

/**
 * Closes a partner's account for the time being: its sessions end, its programs are refused, its link leads to nobody
 * and no mail about its cases goes out. Its cases, leads and API accounts are kept. Or opens it again: the partner signs
 * in anew, and its link and its programs work as before.
 */
export class SuspendIntroducer {
  constructor(
    private readonly context: UseCaseContext,
    private readonly introducers: IntroducerRepository,
    private readonly accountEvents: Pick<AccountEvents, 'apply'>,
  ) {}

  /**
   * What is so already changes nothing.
   * @throws IntroducerNotFound
   */
  execute(id: string, kind: 'suspended' | 'restored', reason: string, actor: Principal): Promise<void> {
    return this.context.unitOfWork.run(async () => {
      const introducer = await this.introducers.lock(id);
      if (introducer.isSuspended === (kind === 'suspended')) return;
      if (kind === 'suspended') introducer.suspend(this.context.clock.now());
      else introducer.restore();
      await this.introducers.save(introducer);
      const eventId = this.context.ids.next();
      await this.introducers.addEvent(eventId, { kind, introducerId: id, reason }, staffOf(actor));
      // Without the words of the reason: they may be about people, and nothing is ever taken out of the log.
      const details = { id: eventId, actor, changes: { reason: { from: null, to: 'given' } } };
      await this.accountEvents.apply(`introducer-${kind}`, introducerRole, { id }, details);
    });
  }
}
