import { Injectable } from '@nestjs/common';
import { Database } from '#platform/infrastructure/database/database.js';
import type { CalendarLinkRepository } from '../../application/calendar-link.repository.js';
import type { CalendarLink } from '../../domain/calendar-link.js';
import { calendarLinkTable } from './calendar-link.table.js';

const REPLACE = `
  insert into calendar_links (admin_id, id, digest, created_at) values ($1, $2, $3, $4)
  on conflict (admin_id) do update
    set id = excluded.id, digest = excluded.digest, created_at = excluded.created_at`;

@Injectable()
export class PostgresCalendarLinkRepository implements CalendarLinkRepository {
  constructor(private readonly database: Database) {}

  find(adminId: string): Promise<CalendarLink | null> {
    return this.database.manager.findOneBy(calendarLinkTable, { adminId });
  }

  findByDigest(digest: string): Promise<CalendarLink | null> {
    return this.database.manager.findOneBy(calendarLinkTable, { digest });
  }

  async replace({ adminId, id, digest, createdAt }: CalendarLink): Promise<void> {
    await this.database.manager.query(REPLACE, [adminId, id, digest, createdAt]);
  }

  async remove(adminId: string): Promise<void> {
    await this.database.manager.delete(calendarLinkTable, { adminId });
  }
}
