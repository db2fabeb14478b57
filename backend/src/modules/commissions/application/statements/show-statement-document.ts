import type { StatementInFull, StatementViews } from './statement-views.js';
import type { StatementRepository } from './statement.repository.js';
import type { WriteStatementDocument } from './write-statement-document.js';

export interface ShownDocument {
  readonly bytes: Uint8Array;
  /** '2026-0001', or the month of a draft. */
  readonly name: string;
}

/** The document of a statement: as approved, or a preview of a draft. */
export class ShowStatementDocument {
  constructor(
    private readonly statements: StatementRepository,
    private readonly views: StatementViews,
    private readonly writeDocument: WriteStatementDocument,
  ) {}

  /** @throws StatementNotFound */
  async execute(id: string): Promise<ShownDocument> {
    return this.documentOf(await this.views.one(id));
  }

  /** For the statement's own partner. @throws StatementNotFound, also for a draft */
  async executeFor(introducerId: string, id: string): Promise<ShownDocument> {
    return this.documentOf(await this.views.oneOf(introducerId, id));
  }

  private async documentOf(statement: StatementInFull): Promise<ShownDocument> {
    const { id, number, month } = statement;
    const bytes = (await this.statements.findDocument(id)) ?? (await this.writeDocument.execute(statement));
    return { bytes, name: number ?? `draft-${month}` };
  }
}
