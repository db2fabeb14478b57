import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { databaseWarnings } from '../database/database-warnings.js';
import { Readiness } from '../lifecycle/readiness.js';

/** What keeps this process from serving, and what an operator should know. */
@Injectable()
export class CheckReadiness {
  constructor(
    private readonly source: DataSource,
    private readonly readiness: Readiness,
  ) {}

  async check(): Promise<{ reasons: string[]; warnings: string[] }> {
    const reasons = this.readiness.isStopping ? ['the process is stopping'] : [];
    try {
      return { reasons, warnings: await databaseWarnings(this.source.manager) };
    } catch {
      return { reasons: [...reasons, 'the database does not answer'], warnings: [] };
    }
  }
}
