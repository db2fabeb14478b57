import type { FollowLink, ReachApplicant, ReachedApplicant } from '#modules/applications/public.js';
import { ClientUnaware } from '#kernel/errors.js';
import { ClientLinkExpired } from '../../domain/errors.js';
import type { Case } from '../cases.js';

/** Those who sent the applications, and hold the links to them. */
export class Applicants {
  constructor(
    private readonly followLink: Pick<FollowLink, 'execute'>,
    private readonly reachApplicant: Pick<ReachApplicant, 'execute'>,
  ) {}

  /**
   * The application that a status link leads to.
   * @throws LinkNotFound
   */
  async follow(token: string): Promise<string> {
    return (await this.followLink.execute('status', token)).applicationId;
  }

  /**
   * The application that a results link leads to.
   * @throws LinkNotFound
   */
  async followResults(token: string): Promise<string> {
    return (await this.followLink.execute('results', token)).applicationId;
  }

  /** Null for an application that is gone. */
  reach(applicationId: string): Promise<ReachedApplicant | null> {
    return this.reachApplicant.execute(applicationId);
  }

  /**
   * Before one is asked or shown something by email and link.
   * @throws ClientUnaware, ClientLinkExpired
   */
  async checkReached({ id, tellsClient }: Case): Promise<void> {
    if (!tellsClient) throw new ClientUnaware();
    if (!(await this.reach(id))?.isLinkOpen) throw new ClientLinkExpired();
  }
}
