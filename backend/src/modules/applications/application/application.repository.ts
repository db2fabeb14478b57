import type { FundingApplication } from '../domain/funding-application.js';

export abstract class ApplicationRepository {
  abstract add(application: FundingApplication): Promise<void>;
  /**
   * For a change: nobody else changes it before the unit of work ends.
   * @throws ApplicationNotFound
   */
  abstract take(id: string): Promise<FundingApplication>;
  /** Keeps what was changed of an application that was taken. */
  abstract keep(application: FundingApplication): Promise<void>;
}
