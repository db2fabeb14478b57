import type { FollowLink, ReachApplicant, ReachedApplicant } from '#modules/applications/public.js';
import { ClientUnaware } from '#kernel/errors.js';
import { ClientLinkExpired } from '../../domain/errors.js';
import type { Case } from '../cases.js';

/** The applicants, who hold the links. */
export class Applicants {
  constructor(
    private readonly followLink: Pick<FollowLink, 'execute'>,
    private readonly reachApplicant: Pick<ReachApplicant, 'execute'>,
  ) {}

  /** The application of a status link. @throws LinkNotFound */
  async follow(token: string): Promise<string> {
    return (await this.followLink.execute('status', token)).applicationId;
  }

  /** The application of a results link. @throws LinkNotFound */
  async followResults(token: string): Promise<string> {
    return (await this.followLink.execute('results', token)).applicationId;
  }

  /** Null for a deleted application. */
  reach(applicationId: string): Promise<ReachedApplicant | null> {
    return this.reachApplicant.execute(applicationId);
  }

  /**
   * Checks that the client can be asked or shown something by email and link.
   * @throws ClientUnaware, ClientLinkExpired
   */
  async checkReached({ id, emailsClient }: Case): Promise<void> {
    if (!emailsClient) throw new ClientUnaware();
    if (!(await this.reach(id))?.isLinkOpen) throw new ClientLinkExpired();
  }
}
