import type { WaitingPlace } from '#platform/application/portal/waiting-work.js';
import { Integer } from '#platform/infrastructure/http/dto/shown.js';

export class WaitingResponse implements Record<WaitingPlace, number> {
  @Integer(10, 'Overdue applications, and open tasks that are overdue or due today')
  readonly today: number;

  @Integer(2, 'Open messages')
  readonly messages: number;

  @Integer(1, 'Emails that could not be sent')
  readonly unsentEmails: number;
}
