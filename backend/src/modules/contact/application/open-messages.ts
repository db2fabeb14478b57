import type { WaitingWork } from '#platform/application/portal/waiting-work.js';
import type { MessageViews } from './message-views.js';

/** The messages that no one has handled. */
export class OpenMessages implements WaitingWork {
  readonly place = 'messages';

  constructor(private readonly messages: MessageViews) {}

  async count(): Promise<number> {
    return (await this.messages.page({ status: 'open', limit: 1 })).total;
  }
}
