import type { Clock } from '#shared/application/clock.js';
import { LinkNotFound } from '../domain/errors.js';
import type { LinkBook, LinkKind, OpenLink } from './link-book.js';
import type { LinkMaker } from './link-maker.js';

/** Finds the application that a link leads to. */
export class FollowLink {
  constructor(
    private readonly maker: LinkMaker,
    private readonly book: LinkBook,
    private readonly clock: Clock,
  ) {}

  /** @throws LinkNotFound */
  async execute(kind: LinkKind, token: string): Promise<OpenLink> {
    const link = await this.book.find(kind, this.maker.digestOf(token), this.clock.now());
    if (!link) throw new LinkNotFound();
    return link;
  }
}
