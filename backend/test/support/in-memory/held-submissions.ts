import { HeldSubmissions, type HeldSubmission, type ReleasesHeld } from '#modules/held/public.js';
import { HeldSubmissionNotFound } from '#modules/held/domain/errors.js';

export class HeldInMemory extends HeldSubmissions {
  readonly all = new Map<string, HeldSubmission>();

  hold(submission: HeldSubmission): Promise<void> {
    this.all.set(submission.id, submission);
    return Promise.resolve();
  }
  take(id: string): Promise<HeldSubmission> {
    const found = this.all.get(id);
    this.all.delete(id);
    return found ? Promise.resolve(found) : Promise.reject(new HeldSubmissionNotFound());
  }

  /** As a release by staff does. */
  async release(id: string, module: ReleasesHeld): Promise<void> {
    await module.release(await this.take(id));
  }
}
