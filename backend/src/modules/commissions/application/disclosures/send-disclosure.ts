import type { AutomaticTasks } from '#modules/tasks/public.js';
import type { Mails } from '#modules/mail/public.js';
import { ClientUnaware } from '#kernel/errors.js';
import type { Principal } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { DisclosureNotFound, DisclosureSent, DisclosureSuperseded } from '../../domain/errors.js';
import type { CommissionDisclosureViews, DisclosureView } from './commission-disclosure-views.js';
import type { CommissionDisclosureRepository } from './commission-disclosure.repository.js';
import type { ReferredCases } from '../referred-cases.js';

/** Staff email the client about a disclosure that a completion has written, which completes its task. */
export class SendDisclosure {
  constructor(
    private readonly context: UseCaseContext,
    private readonly cases: ReferredCases,
    private readonly disclosures: CommissionDisclosureRepository,
    private readonly views: CommissionDisclosureViews,
    private readonly tasks: AutomaticTasks,
    private readonly mails: Mails,
  ) {}

  /** @throws ApplicationNotFound, DisclosureNotFound, DisclosureSuperseded, DisclosureSent, ClientUnaware */
  execute(applicationId: string, id: string, actor: Principal): Promise<DisclosureView> {
    return this.context.unitOfWork.run(async () => {
      const lockedCase = await this.cases.lock(applicationId);
      if ((await this.views.one(id)).applicationId !== applicationId) throw new DisclosureNotFound();
      const newest = await this.disclosures.newestOf(applicationId);
      if (newest?.id !== id) throw new DisclosureSuperseded();
      if (!newest.send()) throw new DisclosureSent();
      if (!lockedCase.emailsClient) throw new ClientUnaware();
      await this.disclosures.save(newest);
      await this.tasks.close('disclosure_to_send', id);
      await this.cases.disclosed('commission-disclosure-sent', newest, actor);
      await this.mails.send('commission-disclosed', { applicationId, disclosureId: id }, { id });
      return this.views.one(id);
    });
  }
}
