import type { FindIntroducer } from '#modules/introducers/public.js';
import type { StatementDocuments } from './statement-documents.js';
import type { StatementInFull } from './statement-views.js';

/** Writes the current document of a statement, addressed to its partner. */
export class WriteStatementDocument {
  constructor(
    private readonly findIntroducer: Pick<FindIntroducer, 'get'>,
    private readonly documents: StatementDocuments,
  ) {}

  /** A PDF. */
  async execute(statement: StatementInFull): Promise<Uint8Array> {
    return this.documents.write(statement, await this.findIntroducer.get(statement.introducerId));
  }
}
