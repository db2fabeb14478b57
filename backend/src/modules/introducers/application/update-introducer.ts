import type { UseCaseContext } from '#platform/application/use-case-context.js';
import type { IntroducerChanges } from '../domain/introducer.js';
import { introducerView, type IntroducerView } from './introducer-view.js';
import type { IntroducerRepository } from './introducer.repository.js';

/** Changes a partner's profile, and which emails it gets. */
export class UpdateIntroducer {
  constructor(
    private readonly context: UseCaseContext,
    private readonly introducers: IntroducerRepository,
  ) {}

  /** @throws IntroducerNotFound */
  execute(id: string, changes: IntroducerChanges): Promise<IntroducerView> {
    return this.context.unitOfWork.run(async () => {
      const introducer = await this.introducers.lock(id);
      const changed = introducer.change(changes);
      if (changed.length > 0) {
        await this.introducers.save(introducer);
        // Field names only: the values are personal data.
        await this.context.activity.record({
          actor: { type: 'introducer', id },
          action: 'introducer-updated',
          subject: { type: 'introducer', id },
          changes: { fields: { from: null, to: changed } },
        });
      }
      return introducerView(introducer);
    });
  }
}
