import type { UnitOfWork } from '#shared/application/unit-of-work.js';
import type { AskToConfirmEmail } from './ask-to-confirm-email.js';
import type { IntroducerView } from './introducer-view.js';

/** Sends a partner another link, for whom the first did not arrive or came too late. */
export class SendConfirmationAgain {
  constructor(
    private readonly askToConfirm: AskToConfirmEmail,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** For one whose address is confirmed meanwhile, nothing is sent. */
  async execute({ id, emailConfirmed }: Pick<IntroducerView, 'id' | 'emailConfirmed'>): Promise<void> {
    if (!emailConfirmed) await this.unitOfWork.run(() => this.askToConfirm.execute(id));
  }
}
