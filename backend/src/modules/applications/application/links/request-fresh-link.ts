import type { JobQueue } from '#platform/application/job-queue.js';
import type { LinkTokens } from '#platform/application/link-tokens.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { emailKey } from '#kernel/email.js';
import type { LinkRepository } from './link.repository.js';

/** The queue of the jobs that send fresh links. */
export const FRESH_LINK_QUEUE = 'send-fresh-link';

export interface FreshLinkJob {
  /** Null where nobody has the address. */
  readonly applicationId: string | null;
}

/**
 * Emails a client whose link no longer works another one, to the address on file. For an address that nobody has the
 * same is read and the same job asked for, and the job finds nobody: neither the answer nor its time tells them apart.
 */
export class RequestFreshLink {
  constructor(
    private readonly context: UseCaseContext,
    private readonly tokens: LinkTokens,
    private readonly links: LinkRepository,
    private readonly jobs: JobQueue,
  ) {}

  /** `token` is of the link that does not work, as far as the client has it. */
  async execute(email: string, token: string): Promise<void> {
    const applicationId = await this.links.applicationOf(emailKey(email), this.tokens.digestOf(token));
    const data: FreshLinkJob = { applicationId };
    await this.jobs.enqueue({ queue: FRESH_LINK_QUEUE, id: this.context.ids.next(), data });
  }
}
