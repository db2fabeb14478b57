import type { SharedDetails } from '../../domain/shared-details.js';

export abstract class SharedDetailsRepository {
  abstract add(disclosure: SharedDetails): Promise<void>;
  /** The records of an application, oldest first. */
  abstract findByApplication(applicationId: string): Promise<readonly SharedDetails[]>;
}
