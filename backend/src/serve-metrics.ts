import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { INestApplicationContext } from '@nestjs/common';
import type { Pool } from 'pg';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { BackupRuns } from '#modules/backups/public.js';
import { EMAIL_OUTCOMES, type EmailOutcome } from '#modules/mail/wiring.js';
import { listen } from '#platform/infrastructure/lifecycle/http-server-adapter.js';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const SECONDS = [0.025, 0.1, 0.5, 1, 2.5, 5];
const SIGN_IN = /^\/api\/(admin|introducers)\/login$/;
const MATCH = /\/match-lenders$/;
const SIGN_IN_OUTCOMES: Readonly<Record<number, string>> = {
  200: 'signed-in',
  401: 'rejected',
  429: 'limited',
};

/** Node's diagnostic channels: free unless this file subscribes. */
const STARTED = 'http.server.request.start';
const FINISHED = 'http.server.response.finish';

interface HttpMessage {
  readonly request: IncomingMessage & { readonly route?: { readonly path?: unknown } };
  readonly response: ServerResponse;
  readonly server: Server;
}

/** Serves this process's metrics in Prometheus format. Returns a function that stops it. */
export const serveMetrics = async (
  app: INestApplicationContext,
  observed: Server,
  place: { readonly port: number; readonly host: string },
) => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const stopObserving = observe(registry, observed);
  measureDatabase(registry, app);
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  const port = await listen(server, { ...place, setting: 'METRICS_PORT' });
  const stop = (): void => {
    stopObserving();
    server.close();
    server.closeAllConnections();
  };
  return { port, stop };
};

/** The declared route template, so that made-up paths add no series. */
const routeOf = ({ route, url = '' }: HttpMessage['request']): string => {
  if (typeof route?.path === 'string') return route.path;
  return url.startsWith('/api') ? 'unknown' : 'site';
};

const observe = (registry: Registry, observed: Server): (() => void) => {
  const registers = [registry];
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by route, method and status class',
    labelNames: ['route', 'method', 'status'],
    buckets: SECONDS,
    registers,
  });
  const signIns = new Counter({
    name: 'sign_ins_total',
    help: 'Sign-in attempts of staff and partners',
    labelNames: ['role', 'outcome'],
    registers,
  });
  const limits = new Counter({
    name: 'limits_hit_total',
    help: 'Requests that a rate limit rejected',
    labelNames: ['route'],
    registers,
  });
  const matches = new Counter({ name: 'matches_total', help: 'Enquiries matched with the panel', registers });
  const emails = new Counter({
    name: 'emails_total',
    help: 'Attempts to send an email',
    labelNames: ['kind', 'outcome'],
    registers,
  });
  const begun = new WeakMap<IncomingMessage, number>();

  const start = (message: unknown): void => {
    const { request, server } = message as HttpMessage;
    if (server === observed) begun.set(request, performance.now());
  };
  const finish = (message: unknown): void => {
    const { request, response } = message as HttpMessage;
    const at = begun.get(request);
    if (at === undefined) return;
    const route = routeOf(request);
    const { statusCode } = response;
    const method = METHODS.has(request.method ?? '') ? String(request.method) : 'other';
    const status = `${Math.floor(statusCode / 100)}xx`;
    requests.observe({ route, method, status }, (performance.now() - at) / 1_000);
    if (statusCode === 429) limits.inc({ route });
    if (method !== 'POST') return;
    const [, role] = SIGN_IN.exec(route) ?? [];
    if (role !== undefined) signIns.inc({ role, outcome: SIGN_IN_OUTCOMES[statusCode] ?? 'other' });
    if (MATCH.test(route) && statusCode === 200) matches.inc();
  };
  const email = (message: unknown): void => emails.inc({ ...(message as EmailOutcome) });

  const subscriptions = [
    [STARTED, start],
    [FINISHED, finish],
    [EMAIL_OUTCOMES, email],
  ] as const;
  for (const [name, listener] of subscriptions) subscribe(name, listener);
  return () => subscriptions.forEach(([name, listener]) => unsubscribe(name, listener));
};

const JOBS = `
  select state::text as state, count(*)::int as n, extract(epoch from now() - min(created_on))::float8 as age
  from pgboss.job where state < 'completed' group by state`;

const measureDatabase = (registry: Registry, app: INestApplicationContext): void => {
  const registers = [registry];
  const source = app.get(DataSource);
  const pool = (source.driver as PostgresDriver).master as Pool;
  new Gauge({
    name: 'db_pool_connections',
    help: 'Connections of this process, and requests that wait for one',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
  const oldest = new Gauge({
    name: 'job_oldest_seconds',
    help: 'Age of the oldest job in each state',
    labelNames: ['state'],
    registers,
  });
  new Gauge({
    name: 'jobs',
    help: 'Jobs that wait, are tried again or run',
    labelNames: ['state'],
    registers,
    async collect() {
      const rows = await source.query<{ state: string; n: number; age: number }[]>(JOBS).catch(() => []);
      for (const gauge of [this, oldest]) gauge.reset();
      for (const { state, n, age } of rows) {
        this.set({ state }, n);
        oldest.set({ state }, age);
      }
    },
  });
  const runs = app.get(BackupRuns, { strict: false });
  new Gauge({
    name: 'backup_age_seconds',
    help: 'Age of the last good backup; missing if there is none',
    registers,
    async collect() {
      const last = await runs.last().catch(() => null);
      this.reset();
      if (last?.lastGoodAt) this.set((Date.now() - last.lastGoodAt.getTime()) / 1_000);
      else this.remove();
    },
  });
};
