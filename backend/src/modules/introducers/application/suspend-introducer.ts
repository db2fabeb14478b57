import type { Clock } from '#shared/application/clock.js';
import type { Ids } from '#shared/application/ids.js';
import { staffOf, type Principal } from '#shared/application/principal.js';
import type { UnitOfWork } from '#shared/application/unit-of-work.js';
import type { IntroducerAccountEvents } from './introducer-account-events.js';
import type { IntroducerRepository } from './introducer.repository.js';

/**
 * Closes a partner's account for the time being: its sessions end, its programs are refused, its link leads to nobody
 * and no mail about its cases goes out. Its cases, leads and API accounts are kept. Or opens it again: the partner signs
 * in anew, and its link and its programs work as before.
 */
export class SuspendIntroducer {
  constructor(
    private readonly introducers: IntroducerRepository,
    private readonly accountEvents: IntroducerAccountEvents,
    private readonly unitOfWork: UnitOfWork,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /**
   * What is so already changes nothing.
   * @throws IntroducerNotFound
   */
  execute(id: string, kind: 'suspended' | 'restored', reason: string, actor: Principal): Promise<void> {
    return this.unitOfWork.run(async () => {
      const introducer = await this.introducers.lock(id);
      if (introducer.isSuspended === (kind === 'suspended')) return;
      if (kind === 'suspended') introducer.suspend(this.clock.now());
      else introducer.restore();
      await this.introducers.save(introducer);
      const eventId = this.ids.next();
      await this.introducers.addEvent(eventId, { kind, introducerId: id, reason }, staffOf(actor));
      await this.accountEvents.apply(eventId, `introducer-${kind}`, id, actor);
    });
  }
}
