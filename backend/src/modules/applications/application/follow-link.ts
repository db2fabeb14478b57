import type { Clock } from '#shared/application/clock.js';
import { LinkNotFound } from '../domain/errors.js';
import type { LinkRepository, LinkKind, OpenLink } from './link.repository.js';
import type { TokenSigner } from './token-signer.js';

/** Finds the application that a link leads to. */
export class FollowLink {
  constructor(
    private readonly signer: TokenSigner,
    private readonly links: LinkRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws LinkNotFound */
  async execute(kind: LinkKind, token: string): Promise<OpenLink> {
    const link = await this.links.find(kind, this.signer.digestOf(token), this.clock.now());
    if (!link) throw new LinkNotFound();
    return link;
  }
}
