import { Injectable } from '@nestjs/common';
import { Database } from '#platform/infrastructure/database/database.js';
import { isLocked } from '#platform/infrastructure/database/is-locked.js';
import type { LeadRepository } from '../../application/lead.repository.js';
import { ImportRunning, LeadNotFound } from '../../domain/errors.js';
import type { Lead } from '../../domain/lead.js';
import { leadTable } from './lead.table.js';

/** A separate advisory lock: adding and changing single leads does not wait for it. */
const TURN = `select pg_advisory_xact_lock(hashtextextended('leads of ' || $1, 0))`;

@Injectable()
export class PostgresLeadRepository implements LeadRepository {
  constructor(private readonly database: Database) {}

  withLeadsLocked<T>(introducerId: string, work: () => Promise<T>): Promise<T> {
    return this.database.run(async () => {
      await this.database.manager.query(TURN, [introducerId]).catch((error: unknown) => {
        throw isLocked(error) ? new ImportRunning() : error;
      });
      return work();
    });
  }

  add(...leads: readonly Lead[]): Promise<void> {
    return this.database.insert(leadTable, ...leads);
  }

  lock(introducerId: string, id: string): Promise<Lead> {
    return this.database.lock(leadTable, { id, introducerId }, LeadNotFound);
  }

  save(lead: Lead): Promise<void> {
    return this.database.save(leadTable, lead);
  }

  async remove({ id }: Lead): Promise<void> {
    await this.database.manager.delete(leadTable, { id });
  }

  count(introducerId: string): Promise<number> {
    return this.database.manager.countBy(leadTable, { introducerId });
  }

  async countWithEmail(introducerId: string, emailKey: string): Promise<number> {
    return this.database.manager.countBy(leadTable, { introducerId, emailKey });
  }

  async findKnownEmails(introducerId: string, emailKeys: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.database.manager.query<{ key: string }[]>(
      'select distinct email_key as key from leads where introducer_id = $1 and email_key = any($2)',
      [introducerId, emailKeys],
    );
    return new Set(rows.map(({ key }) => key));
  }
}
