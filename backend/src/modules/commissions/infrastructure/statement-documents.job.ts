import { Injectable } from '@nestjs/common';
import { DAY_SECONDS } from '#shared/domain/time-units.js';
import { JobHandler, JobHandlers } from '#shared/infrastructure/jobs/job-handler.js';
import { DOCUMENT_QUEUE } from '../application/approve-statement.js';
import { ShowStatementDocument } from '../application/show-statement-document.js';

interface Data {
  readonly statementId: string;
}

/** Writes the documents of statements that were approved. Where it fails for good, whoever asks for one writes it. */
@Injectable()
export class StatementDocumentsJob extends JobHandler<Data> {
  override readonly queue = DOCUMENT_QUEUE;
  override readonly pollingSeconds = 2;
  override readonly storesFailed = false;
  override readonly options = {
    ...{ retryLimit: 12, retryDelay: 30, retryBackoff: true },
    ...{ expireInSeconds: 120, deleteAfterSeconds: DAY_SECONDS },
  };

  constructor(
    handlers: JobHandlers,
    private readonly documents: ShowStatementDocument,
  ) {
    super(handlers);
  }

  async handle({ statementId }: Data): Promise<void> {
    await this.documents.execute(statementId);
  }
}
