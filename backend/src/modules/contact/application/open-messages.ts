import type { WaitingWork } from '#platform/application/portal/waiting-work.js';
import type { MessageViews } from './message-views.js';

/** Messages that are not handled. */
export class OpenMessages implements WaitingWork {
  readonly place = 'messages';

  constructor(private readonly messages: MessageViews) {}

  async count(): Promise<number> {
    return (await this.messages.page({ status: 'open', limit: 1 })).total;
  }
}
