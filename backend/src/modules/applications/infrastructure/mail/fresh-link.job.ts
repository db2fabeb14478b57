import { JobHandler } from '#platform/infrastructure/jobs/job-handler.js';
import { FRESH_LINK_QUEUE, type FreshLinkJob } from '../../application/links/request-fresh-link.js';
import type { SendFreshLink } from '../../application/links/send-fresh-link.js';

export class FreshLinkJobHandler extends JobHandler<FreshLinkJob> {
  override readonly queue = FRESH_LINK_QUEUE;
  override readonly pollingSeconds = 2;
  // Not stored: the client can ask again.
  override readonly storesFailed = false;
  override readonly options = { retryLimit: 2, retryDelay: 30, expireInSeconds: 60 };

  constructor(private readonly sendFreshLink: SendFreshLink) {
    super();
  }

  handle({ applicationId }: FreshLinkJob): Promise<void> {
    return this.sendFreshLink.execute(applicationId);
  }
}
