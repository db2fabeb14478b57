import type { Principal } from '#shared/application/principal.js';
import type { UnitOfWork } from '#shared/application/unit-of-work.js';
import type { IntroducerRepository } from './introducer.repository.js';
import type { RecordIntroducerEvent } from './record-introducer-event.js';

/** Opens a suspended partner's account again: it signs in anew, and its link and its programs work as before. */
export class RestoreIntroducer {
  constructor(
    private readonly introducers: IntroducerRepository,
    private readonly recordEvent: RecordIntroducerEvent,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /**
   * For a partner who is not suspended, nothing changes.
   * @throws IntroducerNotFound
   */
  execute(id: string, reason: string, actor: Principal): Promise<void> {
    return this.unitOfWork.run(async () => {
      const introducer = await this.introducers.lock(id);
      if (!introducer.isSuspended) return;
      introducer.restore();
      await this.introducers.save(introducer);
      await this.recordEvent.execute({ kind: 'restored', introducerId: id, reason }, actor);
    });
  }
}
