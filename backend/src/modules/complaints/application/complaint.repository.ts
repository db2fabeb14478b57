import type { Complaint } from '../domain/complaint.js';

export abstract class ComplaintRepository {
  /** The next reference: 'C1001'. */
  abstract nextReference(): Promise<string>;
  abstract find(id: string): Promise<Complaint | null>;
  abstract add(complaint: Complaint): Promise<void>;
  /** Locks it until the unit of work ends. @throws ComplaintNotFound */
  abstract lock(id: string): Promise<Complaint>;
  abstract save(complaint: Complaint): Promise<void>;
}
