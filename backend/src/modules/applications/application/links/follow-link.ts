import type { LinkTokens } from '#platform/application/link-tokens.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { LinkNotFound } from '../../domain/errors.js';
import type { LinkRepository, LinkKind } from './link.repository.js';
import { openLink, type OpenLink } from './link-life.js';

/** Finds the application of a link. */
export class FollowLink {
  constructor(
    private readonly context: UseCaseContext,
    private readonly tokens: LinkTokens,
    private readonly links: LinkRepository,
  ) {}

  /** @throws LinkNotFound */
  async execute(kind: LinkKind, token: string): Promise<OpenLink> {
    const stored = await this.links.find(kind, this.tokens.digestOf(token));
    const link = openLink(kind, stored, this.context.clock.now());
    if (!link) throw new LinkNotFound();
    return link;
  }
}
