import { LinkTokens, type LinkPurpose } from '#platform/application/link-tokens.js';
import {
  LinkRepository,
  type KeptLinks,
  type StoredLinks,
  type LinkKind,
} from '#modules/applications/application/links/link.repository.js';

export class LinksInMemory extends LinkRepository {
  readonly kept = new Map<string, StoredLinks>();
  readonly revoked = new Set<string>();
  /** Completed or closed applications, and since when. */
  readonly settled = new Map<string, Date>();
  /** Email keys of applications. */
  readonly addresses = new Map<string, string>();

  findStored(applicationId: string): Promise<KeptLinks | null> {
    const links = this.kept.get(applicationId);
    return Promise.resolve(links ? this.inFull(links) : null);
  }
  find(kind: LinkKind, digest: string): Promise<KeptLinks | null> {
    const links = [...this.kept.values()].find(
      ({ resultsDigest, statusDigest }) => digest === (kind === 'results' ? resultsDigest : statusDigest),
    );
    return Promise.resolve(links ? this.inFull(links) : null);
  }
  applicationOf(emailKey: string, digest: string): Promise<string | null> {
    const withAddress = [...this.addresses].filter(([, key]) => key === emailKey).map(([id]) => id);
    const linked = [...this.kept.values()].find(
      ({ applicationId, resultsDigest, statusDigest }) =>
        withAddress.includes(applicationId) && [resultsDigest, statusDigest].includes(digest),
    );
    return Promise.resolve(linked?.applicationId ?? withAddress.toSorted().at(-1) ?? null);
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

  private inFull(links: StoredLinks): KeptLinks {
    return {
      ...links,
      revokedAt: this.revoked.has(links.applicationId) ? links.expiresAt : null,
      settledAt: this.settled.get(links.applicationId) ?? null,
    };
  }
}

/** Readable derivation: a token names its secret, purpose and record. */
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
