import type { SharedDetails } from '../../domain/shared-details.js';

export abstract class SharedDetailsRepository {
  abstract add(disclosure: SharedDetails): Promise<void>;
  /** Of an application, oldest first. */
  abstract findByApplication(applicationId: string): Promise<readonly SharedDetails[]>;
}
