import { Injectable } from '@nestjs/common';
import { Database } from '#platform/infrastructure/database/database.js';
import type { ComplaintRepository } from '../../application/complaint.repository.js';
import type { Complaint } from '../../domain/complaint.js';
import { ComplaintNotFound } from '../../domain/errors.js';
import { complaintTable } from './complaint.table.js';

@Injectable()
export class PostgresComplaintRepository implements ComplaintRepository {
  constructor(private readonly database: Database) {}

  async nextReference(): Promise<string> {
    return `C${await this.database.next('complaint_references')}`;
  }

  find(id: string): Promise<Complaint | null> {
    return this.database.manager.findOne(complaintTable, { where: { id } });
  }

  add(complaint: Complaint): Promise<void> {
    return this.database.insert(complaintTable, complaint);
  }

  lock(id: string): Promise<Complaint> {
    return this.database.lock(complaintTable, { id }, ComplaintNotFound);
  }

  save(complaint: Complaint): Promise<void> {
    return this.database.save(complaintTable, complaint);
  }
}
