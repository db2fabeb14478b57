import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { UnitOfWork } from '#shared/application/unit-of-work.js';

/** The way to PostgreSQL: `manager` is the running transaction's inside `run`, a pooled one outside. */
@Injectable()
export class Database extends UnitOfWork {
  private readonly running = new AsyncLocalStorage<EntityManager>();

  constructor(private readonly source: DataSource) {
    super();
  }

  get manager(): EntityManager {
    return this.running.getStore() ?? this.source.manager;
  }

  run<T>(work: () => Promise<T>): Promise<T> {
    if (this.running.getStore()) return work();
    return this.source.transaction((manager) => this.running.run(manager, work));
  }
}
