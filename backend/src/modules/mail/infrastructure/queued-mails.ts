import { Injectable } from '@nestjs/common';
import { Ids } from '#platform/application/ids.js';
import { JobQueue } from '#platform/application/job-queue.js';
import type { MailData, MailKind } from '../application/mail-kinds.js';
import type { MailOptions, Mails } from '../application/mails.js';
import { queueOf } from './mail.job.js';

@Injectable()
export class QueuedMails implements Mails {
  constructor(
    private readonly jobs: JobQueue,
    private readonly ids: Ids,
  ) {}

  async send<Kind extends MailKind>(
    kind: Kind,
    data: MailData<Kind>,
    { id = this.ids.next(), afterSeconds }: MailOptions = {},
  ): Promise<void> {
    await this.jobs.enqueue({ queue: queueOf(kind), id, data, afterSeconds });
  }
}
