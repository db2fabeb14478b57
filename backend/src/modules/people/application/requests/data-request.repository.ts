import type { DataRequest } from '../../domain/data-request.js';

export abstract class DataRequestRepository {
  /** The next reference: 'R1001'. */
  abstract nextReference(): Promise<string>;
  /** @throws DataRequestNotFound */
  abstract get(id: string): Promise<DataRequest>;
  abstract add(request: DataRequest): Promise<void>;
  /**
   * Locks the request until the unit of work ends.
   * @throws DataRequestNotFound
   */
  abstract lock(id: string): Promise<DataRequest>;
  abstract save(request: DataRequest): Promise<void>;
}
