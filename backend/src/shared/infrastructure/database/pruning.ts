import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';

const EVERY_MS = 15 * 60 * 1000;

/** Removes what has expired, so that the tables hold the living only. */
@Injectable()
export abstract class Pruning implements OnModuleInit, OnApplicationShutdown {
  /** What delete the expired. */
  protected abstract readonly statements: readonly string[];
  private readonly logger = new Logger(this.constructor.name);
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly source: DataSource) {}

  onModuleInit(): void {
    this.timer = setInterval(() => void this.tryPrune(), EVERY_MS);
    this.timer.unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  async prune(): Promise<void> {
    for (const statement of this.statements) await this.source.query(statement);
  }

  private async tryPrune(): Promise<void> {
    try {
      await this.prune();
    } catch (error) {
      this.logger.warn({ err: error }, 'What has expired stays until the next round');
    }
  }
}
