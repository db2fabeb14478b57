import { LinkTokens, type LinkPurpose } from '#platform/application/link-tokens.js';
import {
  LinkRepository,
  type StoredLinks,
  type LinkKind,
  type OpenLink,
} from '#modules/applications/application/links/link.repository.js';

export class LinksInMemory extends LinkRepository {
  readonly kept = new Map<string, StoredLinks>();
  readonly revoked = new Set<string>();
  findStored(applicationId: string): Promise<StoredLinks | null> {
    return Promise.resolve(this.kept.get(applicationId) ?? null);
  }
  find(kind: LinkKind, digest: string, now: Date): Promise<OpenLink | null> {
    const link = [...this.kept.values()].find(
      ({ applicationId, resultsDigest, statusDigest, expiresAt }) =>
        digest === (kind === 'results' ? resultsDigest : statusDigest) &&
        expiresAt > now &&
        !this.revoked.has(applicationId),
    );
    return Promise.resolve(link ?? null);
  }
  openUntil(applicationId: string, now: Date): Promise<Date | null> {
    const expiresAt = this.kept.get(applicationId)?.expiresAt;
    const works = expiresAt !== undefined && expiresAt > now && !this.revoked.has(applicationId);
    return Promise.resolve(works ? expiresAt : null);
  }
  replace(links: StoredLinks): Promise<void> {
    this.kept.set(links.applicationId, links);
    this.revoked.delete(links.applicationId);
    return Promise.resolve();
  }
  revoke(applicationId: string): Promise<boolean> {
    const worked = !this.revoked.has(applicationId);
    this.revoked.add(applicationId);
    return Promise.resolve(worked);
  }
}

/** Derives readably: a token names its secret, its purpose and its record. */
export class ReadableTokens extends LinkTokens {
  constructor(private readonly secrets: readonly [string, ...string[]]) {
    super();
  }
  underEachSecret(purpose: LinkPurpose, id: string): readonly [string, ...string[]] {
    const under = (secret: string): string => `${secret}-${purpose}-${id}`;
    const [newest, ...older] = this.secrets;
    return [under(newest), ...older.map(under)];
  }
  digestOf(token: string): string {
    return `digest of ${token}`;
  }
}
