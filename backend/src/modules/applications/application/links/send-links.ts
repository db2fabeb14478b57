import type { Principal } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { ClientUnaware } from '#kernel/errors.js';
import type { LockApplication } from '../review/lock-application.js';
import type { ReplaceLinks } from './replace-links.js';

/** Staff send the client new links; the earlier ones no longer work. */
export class SendLinks {
  constructor(
    private readonly context: UseCaseContext,
    private readonly lockApplication: LockApplication,
    private readonly replaceLinks: ReplaceLinks,
  ) {}

  /** @throws ApplicationNotFound, ClientUnaware */
  execute(id: string, actor: Principal): Promise<void> {
    return this.context.unitOfWork.run(async () => {
      const application = await this.lockApplication.execute(id, undefined);
      if (!application.emailsClient) throw new ClientUnaware();
      await this.replaceLinks.execute(application, actor);
    });
  }
}
