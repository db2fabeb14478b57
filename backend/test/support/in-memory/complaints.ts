import { viewOf } from '#platform/application/view.js';
import { ComplaintRepository } from '#modules/complaints/application/complaint.repository.js';
import {
  COMPLAINT_FIELDS,
  ComplaintViews,
  type ComplaintView,
} from '#modules/complaints/application/complaint-views.js';
import type { Complaint } from '#modules/complaints/domain/complaint.js';
import { ComplaintNotFound } from '#modules/complaints/domain/errors.js';
import { Records } from './records.js';

export class ComplaintsInMemory extends ComplaintRepository {
  readonly records = new Records<Complaint>();
  private last = 1_000;

  nextReference(): Promise<string> {
    this.last += 1;
    return Promise.resolve(`C${this.last}`);
  }
  find(id: string): Promise<Complaint | null> {
    return Promise.resolve(this.records.find(id));
  }
  add(complaint: Complaint): Promise<void> {
    return this.save(complaint);
  }
  save(complaint: Complaint): Promise<void> {
    this.records.put(complaint);
    return Promise.resolve();
  }
  lock(id: string): Promise<Complaint> {
    const found = this.records.find(id);
    return found ? Promise.resolve(found) : Promise.reject(new ComplaintNotFound());
  }
}

/** One complaint at a time; only the database has pages. */
export class ComplaintViewsInMemory extends ComplaintViews {
  readonly page = () => Promise.reject(new Error('Pages are the database’s'));
  readonly all = () => {
    throw new Error('Pages are the database’s');
  };

  constructor(private readonly complaints: ComplaintsInMemory) {
    super();
  }
  async one(id: string): Promise<ComplaintView> {
    const complaint = await this.complaints.lock(id);
    return {
      ...viewOf(complaint, COMPLAINT_FIELDS),
      ...complaint.clocks,
      owner: null,
      companyName: null,
      status: complaint.isClosed ? 'closed' : 'open',
    };
  }
}
