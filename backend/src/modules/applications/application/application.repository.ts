import type { FundingApplication } from '../domain/funding-application.js';

export abstract class ApplicationRepository {
  abstract add(application: FundingApplication): Promise<void>;
}
