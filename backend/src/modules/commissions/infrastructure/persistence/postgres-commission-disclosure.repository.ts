import { Injectable } from '@nestjs/common';
import { Database } from '#platform/infrastructure/database/database.js';
import type {
  CommissionDisclosureRepository,
  DisclosureDocument,
} from '../../application/disclosures/commission-disclosure.repository.js';
import type { CommissionDisclosure } from '../../domain/disclosures/commission-disclosure.js';
import { DisclosureNotFound } from '../../domain/errors.js';
import { disclosureTable } from './disclosure.table.js';

const ADD_DOCUMENT = 'insert into commission_disclosure_documents (disclosure_id, document) values ($1, $2)';

const FIND_DOCUMENT = `
  select version, document from commission_disclosures
  join commission_disclosure_documents on disclosure_id = commission_disclosures.id
  where application_id = $1 and commission_disclosures.id = $2`;

@Injectable()
export class PostgresCommissionDisclosureRepository implements CommissionDisclosureRepository {
  constructor(private readonly database: Database) {}

  async add(disclosure: CommissionDisclosure, document: Uint8Array): Promise<void> {
    await this.database.insert(disclosureTable, disclosure);
    await this.database.manager.query(ADD_DOCUMENT, [disclosure.id, Buffer.from(document)]);
  }

  save(disclosure: CommissionDisclosure): Promise<void> {
    return this.database.save(disclosureTable, disclosure);
  }

  newestOf(applicationId: string): Promise<CommissionDisclosure | null> {
    return this.database.manager.findOne(disclosureTable, {
      where: { applicationId },
      order: { version: 'desc' },
    });
  }

  async documentOf(applicationId: string, id: string): Promise<DisclosureDocument> {
    const rows = await this.database.manager.query<{ version: number; document: Buffer }[]>(FIND_DOCUMENT, [
      applicationId,
      id,
    ]);
    const [found] = rows;
    if (!found) throw new DisclosureNotFound();
    return { version: found.version, bytes: found.document };
  }
}
