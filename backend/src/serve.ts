import type { Server } from 'node:http';
import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Settings } from '#config/settings.js';
import { serveClientSite } from '#platform/infrastructure/client-site/serve-client-site.js';
import { CheckReadiness } from '#platform/infrastructure/health/check-readiness.js';
import { HttpServerAdapter, drain, listen } from '#platform/infrastructure/lifecycle/http-server-adapter.js';
import { PgBossJobs } from '#platform/infrastructure/jobs/pg-boss-jobs.js';
import { AppLogger } from '#platform/infrastructure/logging/app-logger.js';
import { AppModule } from './app.module.js';
import { appOptions, configureApp } from './configure-app.js';
import { firstRun } from './first-run.js';

const CLIENT = resolve(import.meta.dirname, '../../frontend/dist');
/** Time for load balancers to notice that this process is not ready. */
const NOTICE_MS = 1_000;

export interface Service {
  readonly address: string;
  /** Messages of the first run for the operator. */
  readonly notices: readonly string[];
  /** Finishes requests in flight within the grace period, and releases everything except the database server. */
  stop(): Promise<void>;
}

/** The whole application, listening, on a migrated database. */
export const serve = async (settings: Settings, databaseUrl: string): Promise<Service> => {
  const adapter = new HttpServerAdapter();
  const app = await NestFactory.create<NestExpressApplication>(
    AppModule.with(settings, databaseUrl),
    adapter,
    { ...appOptions, bufferLogs: true, abortOnError: false },
  );
  try {
    app.useLogger(app.get(AppLogger));
    configureApp(app);
    serveClientSite(app, CLIENT, settings.publicUrl ?? `http://localhost:${settings.port}`);
    await app.init();
    const readiness = app.get(CheckReadiness);
    // Logs what an operator should fix in the database.
    await readiness.reasons();
    const notices = await firstRun(app, settings);
    const server = app.getHttpServer();
    const port = await listen(server, { port: settings.port, host: settings.host, setting: 'PORT' });
    const jobs = app.get(PgBossJobs);
    await jobs.work();
    const host = settings.host.includes(':') ? `[${settings.host}]` : settings.host;
    const metrics = await metricsOf(app, server, settings);
    const stop = async (): Promise<void> => {
      readiness.stop();
      adapter.closeConnectionsAfterAnswers();
      await delay(Math.min(NOTICE_MS, settings.shutdownGraceMs));
      await Promise.all([drain(server, settings.shutdownGraceMs), jobs.stop()]);
      metrics?.stop();
      await app.close();
    };
    return { address: `http://${host}:${port}`, notices, stop };
  } catch (failure) {
    await app.close();
    throw failure;
  }
};

/** Loaded on demand, because prom-client uses most of the memory. */
const metricsOf = async (app: NestExpressApplication, server: Server, { metricsPort, host }: Settings) => {
  if (metricsPort === null) return null;
  const { serveMetrics } = await import('./serve-metrics.js');
  return serveMetrics(app, server, { port: metricsPort, host });
};
