import type { Clock } from '#shared/application/clock.js';
import type { Principal } from '#shared/application/principal.js';
import type { UnitOfWork } from '#shared/application/unit-of-work.js';
import type { IntroducerRepository } from './introducer.repository.js';
import type { RecordIntroducerEvent } from './record-introducer-event.js';

/**
 * Closes a partner's account for the time being: its sessions end, its programs are refused, its link leads to nobody
 * and no mail about its cases goes out. Its cases, leads and API accounts are kept.
 */
export class SuspendIntroducer {
  constructor(
    private readonly introducers: IntroducerRepository,
    private readonly recordEvent: RecordIntroducerEvent,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * For a partner who is suspended already, nothing changes.
   * @throws IntroducerNotFound
   */
  execute(id: string, reason: string, actor: Principal): Promise<void> {
    return this.unitOfWork.run(async () => {
      const introducer = await this.introducers.lock(id);
      if (introducer.isSuspended) return;
      introducer.suspend(this.clock.now());
      await this.introducers.save(introducer);
      await this.recordEvent.execute({ kind: 'suspended', introducerId: id, reason }, actor);
    });
  }
}
