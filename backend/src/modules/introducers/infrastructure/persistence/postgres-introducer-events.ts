import { Injectable } from '@nestjs/common';
import { Database } from '#shared/infrastructure/database/database.js';
import type { IntroducerEvents, IntroducerEvent } from '../../application/introducer-events.js';

@Injectable()
export class PostgresIntroducerEvents implements IntroducerEvents {
  constructor(private readonly database: Database) {}

  async add(
    id: string,
    { kind, introducerId, reason }: IntroducerEvent,
    adminId: string | null,
  ): Promise<void> {
    await this.database.manager.query(
      `insert into introducer_events (id, introducer_id, kind, at, admin_id, reason)
        values ($1, $2, $3, now(), $4, $5)`,
      [id, introducerId, kind, adminId, reason],
    );
  }
}
