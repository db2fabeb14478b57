import { LinkTokens, type TokenOf } from '#shared/application/link-tokens.js';
import {
  LinkRepository,
  type StoredLinks,
  type LinkKind,
  type OpenLink,
} from '#modules/applications/application/link.repository.js';
import { TokenSigner, type ApplicantLinks } from '#modules/applications/application/token-signer.js';

/** Signs readably: a token names its key, its kind and its application. */
export class KeyedSigner extends TokenSigner {
  constructor(private readonly keys: readonly [string, ...string[]]) {
    super();
  }
  linksOf(id: string): readonly [ApplicantLinks, ...ApplicantLinks[]] {
    const [newest, ...older] = this.keys;
    return [this.under(newest, id), ...older.map((key) => this.under(key, id))];
  }
  digestOf(token: string): string {
    return `digest of ${token}`;
  }
  private under(key: string, id: string): ApplicantLinks {
    const [resultsToken, statusToken] = [`${key}-results-${id}`, `${key}-status-${id}`];
    return {
      resultsToken,
      resultsUrl: `/results/${resultsToken}`,
      statusToken,
      statusUrl: `/status/${statusToken}`,
    };
  }
}

export class LinksInMemory extends LinkRepository {
  readonly kept = new Map<string, StoredLinks>();
  readonly revoked = new Set<string>();
  findResultsDigest(applicationId: string): Promise<string | null> {
    return Promise.resolve(this.kept.get(applicationId)?.resultsDigest ?? null);
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
  underEachSecret<T>(make: (tokenOf: TokenOf) => T): readonly [T, ...T[]] {
    const [newest, ...older] = this.secrets;
    return [this.under(newest, make), ...older.map((secret) => this.under(secret, make))];
  }
  digestOf(token: string): string {
    return `digest of ${token}`;
  }
  private under<T>(secret: string, make: (tokenOf: TokenOf) => T): T {
    return make((purpose, id) => `${secret}-${purpose}-${id}`);
  }
}
