import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Clock } from '#platform/application/clock.js';

const EVERY_MS = 60_000;
const READINGS = 3;

interface ClockSample {
  /** The database's time in milliseconds since 1970 when this process's monotonic clock was at 0. */
  readonly start: number;
  /** The uncertainty of that: half of the round trip. */
  readonly error: number;
}

/**
 * The database's time, the same for all processes whatever their machines' clocks say. It is read occasionally and
 * carried on by the process's monotonic clock, so that no request waits for it.
 */
@Injectable()
export class DatabaseClock implements Clock, OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger(DatabaseClock.name);
  private start: number | null = null;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly source: DataSource) {}

  async onModuleInit(): Promise<void> {
    await this.set();
    this.timer = setInterval(() => void this.trySet(), EVERY_MS);
    this.timer.unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  now(): Date {
    if (this.start === null) throw new Error('The database time has not been read yet');
    return new Date(this.start + performance.now());
  }

  /** Adjusted only when the difference exceeds the uncertainty, so that it does not jitter. */
  async set(): Promise<void> {
    const { start, error } = await this.bestReading();
    if (this.start === null || Math.abs(start - this.start) > error) this.start = start;
  }

  private async bestReading(readings = READINGS): Promise<ClockSample> {
    const reading = await this.read();
    if (readings === 1) return reading;
    const other = await this.bestReading(readings - 1);
    return other.error < reading.error ? other : reading;
  }

  private async read(): Promise<ClockSample> {
    const askedAt = performance.now();
    const [row] = await this.source.query<{ ms: number }[]>(
      'select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms',
    );
    const answeredAt = performance.now();
    return { start: Number(row?.ms) - (askedAt + answeredAt) / 2, error: (answeredAt - askedAt) / 2 };
  }

  private async trySet(): Promise<void> {
    try {
      await this.set();
    } catch (error) {
      this.logger.warn({ err: error }, 'Could not read the database time; continuing from the last reading');
    }
  }
}
