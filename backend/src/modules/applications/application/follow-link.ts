import type { Clock } from '#shared/application/clock.js';
import type { LinkTokens } from '#shared/application/link-tokens.js';
import { LinkNotFound } from '../domain/errors.js';
import type { LinkRepository, LinkKind, OpenLink } from './link.repository.js';

/** Finds the application that a link leads to. */
export class FollowLink {
  constructor(
    private readonly tokens: LinkTokens,
    private readonly links: LinkRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws LinkNotFound */
  async execute(kind: LinkKind, token: string): Promise<OpenLink> {
    const link = await this.links.find(kind, this.tokens.digestOf(token), this.clock.now());
    if (!link) throw new LinkNotFound();
    return link;
  }
}
