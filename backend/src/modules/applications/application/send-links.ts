import type { Principal } from '#shared/application/principal.js';
import type { UnitOfWork } from '#shared/application/unit-of-work.js';
import { ClientNotTold } from '#shared/domain/errors.js';
import type { LockApplication } from './lock-application.js';
import type { ReplaceLinks } from './replace-links.js';

/** Staff send the client new links; the earlier ones no longer work. */
export class SendLinks {
  constructor(
    private readonly lockApplication: LockApplication,
    private readonly replaceLinks: ReplaceLinks,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws ApplicationNotFound, ClientNotTold */
  execute(id: string, actor: Principal): Promise<void> {
    return this.unitOfWork.run(async () => {
      const application = await this.lockApplication.execute(id, undefined);
      if (!application.tellsClient) throw new ClientNotTold();
      await this.replaceLinks.execute(application, actor);
    });
  }
}
