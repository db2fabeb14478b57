import { Injectable } from '@nestjs/common';
import { Database } from '#shared/infrastructure/database/database.js';
import type { LinkRepository, LinkKind, OpenLink, StoredLinks } from '../../application/link.repository.js';

const findBy = (digest: string): string => `
  select application_id as "applicationId", expires_at as "expiresAt" from applicant_links
  where ${digest} = decode($1, 'hex') and revoked_at is null and expires_at > $2`;

const FIND: Readonly<Record<LinkKind, string>> = {
  results: findBy('results_digest'),
  status: findBy('status_digest'),
};

const DIGESTS = `
  select encode(results_digest, 'hex') as "resultsDigest", encode(status_digest, 'hex') as "statusDigest"
  from applicant_links where application_id = $1`;

@Injectable()
export class PostgresLinkRepository implements LinkRepository {
  constructor(private readonly database: Database) {}

  async findDigests(
    applicationId: string,
  ): Promise<Pick<StoredLinks, 'resultsDigest' | 'statusDigest'> | null> {
    const [kept] = await this.database.manager.query<Pick<StoredLinks, 'resultsDigest' | 'statusDigest'>[]>(
      DIGESTS,
      [applicationId],
    );
    return kept ?? null;
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
