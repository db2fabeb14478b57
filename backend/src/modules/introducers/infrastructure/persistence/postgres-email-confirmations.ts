import { Injectable } from '@nestjs/common';
import { Database } from '#platform/infrastructure/database/database.js';
import type {
  EmailConfirmations,
  EmailConfirmation,
  OpenEmailConfirmation,
} from '../../application/email-confirmation/email-confirmations.js';

const OPEN = `
  insert into email_confirmations (introducer_id, id, digest, expires_at)
  values ($1, $2, $3, now() + interval '7 days')
  on conflict (introducer_id) do update
    set id = excluded.id, digest = excluded.digest, expires_at = excluded.expires_at`;
const FIND = `
  select id, introducer_id as "introducerId", digest, expires_at as "expiresAt" from email_confirmations
  where introducer_id = $1 and expires_at > now()`;
const USE = `
  with used as (
    delete from email_confirmations where digest = $1 and expires_at > now() returning introducer_id)
  select introducer_id as "introducerId" from used`;

/** At most one per partner, deleted when used. */
@Injectable()
export class PostgresEmailConfirmations implements EmailConfirmations {
  constructor(private readonly database: Database) {}

  async open({ id, introducerId, digest }: EmailConfirmation): Promise<void> {
    await this.database.manager.query(OPEN, [introducerId, id, digest]);
  }

  async find(introducerId: string): Promise<OpenEmailConfirmation | null> {
    const [open] = await this.database.manager.query<OpenEmailConfirmation[]>(FIND, [introducerId]);
    return open ?? null;
  }

  async use(digest: string): Promise<string | null> {
    const [used] = await this.database.manager.query<{ introducerId: string }[]>(USE, [digest]);
    return used?.introducerId ?? null;
  }
}
