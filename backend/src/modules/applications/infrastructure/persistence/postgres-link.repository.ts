import { Injectable } from '@nestjs/common';
import { Database } from '#platform/infrastructure/database/database.js';
import type {
  LinkRepository,
  LinkKind,
  OpenLink,
  StoredLinks,
} from '../../application/links/link.repository.js';

const findBy = (digest: string): string => `
  select application_id as "applicationId", expires_at as "expiresAt" from applicant_links
  where ${digest} = decode($1, 'hex') and revoked_at is null and expires_at > $2`;

const FIND: Readonly<Record<LinkKind, string>> = {
  results: findBy('results_digest'),
  status: findBy('status_digest'),
};

const STORED = `
  select application_id as "applicationId", encode(results_digest, 'hex') as "resultsDigest",
    encode(status_digest, 'hex') as "statusDigest", expires_at as "expiresAt", renewals
  from applicant_links where application_id = $1`;

const OPEN = `
  select expires_at as "expiresAt" from applicant_links
  where application_id = $1 and revoked_at is null and expires_at > $2`;

const REPLACE = `
  insert into applicant_links (application_id, results_digest, status_digest, expires_at, renewals)
  values ($1, decode($2, 'hex'), decode($3, 'hex'), $4, $5)
  on conflict (application_id) do update set
    results_digest = excluded.results_digest, status_digest = excluded.status_digest,
    expires_at = excluded.expires_at, renewals = excluded.renewals, revoked_at = null`;

@Injectable()
export class PostgresLinkRepository implements LinkRepository {
  constructor(private readonly database: Database) {}

  async findStored(applicationId: string): Promise<StoredLinks | null> {
    const [stored] = await this.database.manager.query<StoredLinks[]>(STORED, [applicationId]);
    return stored ?? null;
  }

  async openUntil(applicationId: string, now: Date): Promise<Date | null> {
    const [open] = await this.database.manager.query<Pick<OpenLink, 'expiresAt'>[]>(OPEN, [
      applicationId,
      now,
    ]);
    return open?.expiresAt ?? null;
  }

  async replace(links: StoredLinks): Promise<void> {
    const { applicationId, resultsDigest, statusDigest, expiresAt, renewals } = links;
    await this.database.manager.query(REPLACE, [
      applicationId,
      resultsDigest,
      statusDigest,
      expiresAt,
      renewals,
    ]);
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
