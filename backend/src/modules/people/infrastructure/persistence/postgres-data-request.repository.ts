import { Injectable } from '@nestjs/common';
import { Database } from '#platform/infrastructure/database/database.js';
import type { DataRequestRepository } from '../../application/requests/data-request.repository.js';
import type { DataRequest } from '../../domain/data-request.js';
import { DataRequestNotFound } from '../../domain/errors.js';
import { dataRequestTable } from './data-request.table.js';

@Injectable()
export class PostgresDataRequestRepository implements DataRequestRepository {
  constructor(private readonly database: Database) {}

  async nextReference(): Promise<string> {
    return `R${await this.database.next('data_request_references')}`;
  }

  async get(id: string): Promise<DataRequest> {
    const request = await this.database.manager.findOne(dataRequestTable, { where: { id } });
    if (!request) throw new DataRequestNotFound();
    return request;
  }

  add(request: DataRequest): Promise<void> {
    return this.database.insert(dataRequestTable, request);
  }

  lock(id: string): Promise<DataRequest> {
    return this.database.lock(dataRequestTable, { id }, DataRequestNotFound);
  }

  save(request: DataRequest): Promise<void> {
    return this.database.save(dataRequestTable, request);
  }
}
