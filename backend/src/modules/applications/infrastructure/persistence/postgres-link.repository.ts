import { Injectable } from '@nestjs/common';
import { Database } from '#platform/infrastructure/database/database.js';
import type {
  KeptLinks,
  LinkRepository,
  LinkKind,
  StoredLinks,
} from '../../application/links/link.repository.js';

const KEPT = `
  select application_id as "applicationId", encode(results_digest, 'hex') as "resultsDigest",
    encode(status_digest, 'hex') as "statusDigest", expires_at as "expiresAt", renewals,
    revoked_at as "revokedAt", settled_at as "settledAt"
  from applicant_links join application_submissions on application_submissions.id = application_id`;

const STORED = `${KEPT} where application_id = $1`;

const FIND: Readonly<Record<LinkKind, string>> = {
  results: `${KEPT} where results_digest = decode($1, 'hex')`,
  status: `${KEPT} where status_digest = decode($1, 'hex')`,
};

const APPLICATION = `
  select id from application_submissions
  left join applicant_links on application_id = id and decode($2, 'hex') in (results_digest, status_digest)
  where email_key = $1
  order by application_id is null, id desc limit 1`;

const REPLACE = `
  insert into applicant_links (application_id, results_digest, status_digest, expires_at, renewals)
  values ($1, decode($2, 'hex'), decode($3, 'hex'), $4, $5)
  on conflict (application_id) do update set
    results_digest = excluded.results_digest, status_digest = excluded.status_digest,
    expires_at = excluded.expires_at, renewals = excluded.renewals, revoked_at = null`;

@Injectable()
export class PostgresLinkRepository implements LinkRepository {
  constructor(private readonly database: Database) {}

  async findStored(applicationId: string): Promise<KeptLinks | null> {
    const [stored] = await this.database.manager.query<KeptLinks[]>(STORED, [applicationId]);
    return stored ?? null;
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

  async find(kind: LinkKind, digest: string): Promise<KeptLinks | null> {
    const [link] = await this.database.manager.query<KeptLinks[]>(FIND[kind], [digest]);
    return link ?? null;
  }

  async applicationOf(emailKey: string, digest: string): Promise<string | null> {
    const [found] = await this.database.manager.query<{ id: string }[]>(APPLICATION, [emailKey, digest]);
    return found?.id ?? null;
  }

  async revoke(applicationId: string): Promise<boolean> {
    const [, revoked] = await this.database.manager.query<[unknown[], number]>(
      'update applicant_links set revoked_at = now() where application_id = $1 and revoked_at is null',
      [applicationId],
    );
    return revoked > 0;
  }
}
