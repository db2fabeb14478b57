import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { databaseWarnings } from '../database/connection/database-warnings.js';

/** Why a process should get no requests: it is shutting down, or its database does not respond. */
export const UNREADY_REASONS = ['draining', 'database'] as const;
export type UnreadyReason = (typeof UNREADY_REASONS)[number];

/** What keeps this process from serving, in public terms; details are logged once per change. */
@Injectable()
export class CheckReadiness {
  private readonly logger = new Logger('Readiness');
  private warnings: readonly string[] = [];
  private databaseAnswers = true;
  private isStopping = false;

  constructor(private readonly source: DataSource) {}

  /** Reports not ready from now on; requests in flight go on. */
  stop(): void {
    this.isStopping = true;
  }

  async reasons(): Promise<UnreadyReason[]> {
    await this.askDatabase();
    const reasons = { draining: this.isStopping, database: !this.databaseAnswers };
    return UNREADY_REASONS.filter((reason) => reasons[reason]);
  }

  private async askDatabase(): Promise<void> {
    try {
      const warnings = await databaseWarnings(this.source.manager);
      const added = warnings.filter((warning) => !this.warnings.includes(warning));
      this.warnings = warnings;
      this.databaseAnswers = true;
      for (const warning of added) this.logger.warn(warning);
    } catch (error) {
      if (this.databaseAnswers) this.logger.error({ err: error }, 'The database is not responding');
      this.databaseAnswers = false;
    }
  }
}
