import { Injectable } from '@nestjs/common';
import { Database } from '#shared/infrastructure/database/database.js';
import type { LinkRepository, LinkKind, OpenLink } from '../../application/link.repository.js';

const FIND: Readonly<Record<LinkKind, string>> = {
  results: `
    select application_id as "applicationId", expires_at as "expiresAt" from applicant_links
    where results_digest = decode($1, 'hex') and revoked_at is null and expires_at > $2`,
  status: `
    select application_id as "applicationId", expires_at as "expiresAt" from applicant_links
    where status_digest = decode($1, 'hex') and revoked_at is null and expires_at > $2`,
};

@Injectable()
export class PostgresLinkRepository implements LinkRepository {
  constructor(private readonly database: Database) {}

  async findResultsDigest(applicationId: string): Promise<string | null> {
    const [kept] = await this.database.manager.query<{ digest: string }[]>(
      `select encode(results_digest, 'hex') as digest from applicant_links where application_id = $1`,
      [applicationId],
    );
    return kept?.digest ?? null;
  }

  async find(kind: LinkKind, digest: string, now: Date): Promise<OpenLink | null> {
    const [link] = await this.database.manager.query<OpenLink[]>(FIND[kind], [digest, now]);
    return link ?? null;
  }

  async revoke(applicationId: string): Promise<boolean> {
    const [, revoked] = await this.database.manager.query<[unknown[], number]>(
      'update applicant_links set revoked_at = now() where application_id = $1 and revoked_at is null',
      [applicationId],
    );
    return revoked > 0;
  }
}
