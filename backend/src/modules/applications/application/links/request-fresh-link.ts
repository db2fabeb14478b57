import type { JobQueue } from '#platform/application/job-queue.js';
import type { LinkTokens } from '#platform/application/link-tokens.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { emailKey } from '#kernel/email.js';
import type { LinkRepository } from './link.repository.js';

/** The queue of jobs that send fresh links. */
export const FRESH_LINK_QUEUE = 'send-fresh-link';

export interface FreshLinkJob {
  /** Null for an unknown address. */
  readonly applicationId: string | null;
}

/**
 * Emails a client whose link no longer works another one, to the address on file. For an unknown address the same
 * statements run and the same job is queued, which then finds nothing: neither the response nor its time reveals
 * whether an address is known.
 */
export class RequestFreshLink {
  constructor(
    private readonly context: UseCaseContext,
    private readonly tokens: LinkTokens,
    private readonly links: LinkRepository,
    private readonly jobs: JobQueue,
  ) {}

  /** `token` is the link that does not work, if the client has it. */
  async execute(email: string, token: string): Promise<void> {
    const applicationId = await this.links.applicationOf(emailKey(email), this.tokens.digestOf(token));
    const data: FreshLinkJob = { applicationId };
    await this.jobs.enqueue({ queue: FRESH_LINK_QUEUE, id: this.context.ids.next(), data });
  }
}
