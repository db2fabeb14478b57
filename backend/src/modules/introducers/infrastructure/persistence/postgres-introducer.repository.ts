import { Injectable } from '@nestjs/common';
import { emailKey } from '#kernel/email.js';
import type { HashUpdate } from '#modules/auth/public.js';
import { Database } from '#platform/infrastructure/database/database.js';
import { refuseOn } from '#platform/infrastructure/database/is-taken.js';
import type { IntroducerEvent, IntroducerRepository } from '../../application/introducer.repository.js';
import { EmailTaken, IntroducerNotFound } from '../../domain/errors.js';
import type { Introducer } from '../../domain/introducer.js';
import { introducerTable } from './introducer.table.js';

@Injectable()
export class PostgresIntroducerRepository implements IntroducerRepository {
  constructor(private readonly database: Database) {}

  find(id: string): Promise<Introducer | null> {
    return this.database.manager.findOneBy(introducerTable, { id });
  }

  findByEmail(email: string): Promise<Introducer | null> {
    return this.database.manager.findOneBy(introducerTable, { emailKey: emailKey(email) });
  }

  add(introducer: Introducer): Promise<void> {
    return this.database
      .insert(introducerTable, introducer)
      .catch(refuseOn({ introducers_by_email_key: () => new EmailTaken() }));
  }

  lock(id: string): Promise<Introducer> {
    return this.database.lock(introducerTable, { id }, IntroducerNotFound);
  }

  save(introducer: Introducer): Promise<void> {
    return this.database.save(introducerTable, introducer);
  }

  async replacePassword(id: string, hash: string): Promise<void> {
    await this.database.manager.query('update introducers set password = $2 where id = $1', [id, hash]);
  }

  async updateHash(id: string, { from, to }: HashUpdate): Promise<void> {
    await this.database.manager.query(
      'update introducers set password = $3 where id = $1 and password = $2',
      [id, from, to],
    );
  }

  async noteSignIn(id: string): Promise<void> {
    await this.database.manager.query('update introducers set last_signed_in_at = now() where id = $1', [id]);
  }

  async addEvent(
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
