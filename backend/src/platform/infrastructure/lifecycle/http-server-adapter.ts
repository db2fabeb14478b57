import { createServer, type Server } from 'node:http';
import { Server as NetServer, type AddressInfo } from 'node:net';
import { ExpressAdapter } from '@nestjs/platform-express';
import type { Express } from 'express';

/** Node waits minutes for slow senders and checks every half minute; Nest has no option for it. */
const TIMEOUTS = {
  connectionsCheckingInterval: 2_000,
  headersTimeout: 10_000,
  // For the slowest upload; limitBodyTime gives other bodies less.
  requestTimeout: 310_000,
  keepAliveTimeout: 5_000,
};

/** Express on an HTTP server with limited patience. */
export class HttpServerAdapter extends ExpressAdapter {
  private closesConnections = false;

  override initHttpServer(): void {
    const express = this.getInstance<Express>();
    const server = createServer(TIMEOUTS, (request, response) => {
      if (this.closesConnections) response.setHeader('Connection', 'close');
      express(request, response);
    });
    server.maxHeadersCount = 100;
    server.maxConnections = 10_000;
    this.setHttpServer(server);
  }

  /** Closes each connection after its next response, so that no request is cut off in between. */
  closeConnectionsAfterAnswers(): void {
    this.closesConnections = true;
  }
}

interface Place {
  readonly port: number;
  readonly host: string;
  /** The environment variable with the port, for the message when it cannot be used. */
  readonly setting: 'PORT' | 'METRICS_PORT';
}

/** Resolves to the port. @throws when it is taken or not allowed, with the setting */
export const listen = (server: Server, { port, host, setting }: Place): Promise<number> =>
  new Promise((resolve, reject) => {
    const refuse = (error: Error): void => reject(Object.assign(error, { setting }));
    server.once('error', refuse);
    server.listen(port, host, () => {
      server.off('error', refuse);
      resolve((server.address() as AddressInfo).port);
    });
  });

/** Stops accepting connections, lets requests in flight finish within the grace period, then cuts the rest. */
export const drain = (server: Server, graceMs: number): Promise<void> =>
  new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), graceMs);
    // Not http's own close: it also cuts connections that were accepted but have not sent their first bytes. Idle and
    // finished keep-alive connections are closed by this sweep.
    const sweep = setInterval(() => server.closeIdleConnections(), 250);
    NetServer.prototype.close.call(server, () => {
      clearTimeout(cut);
      clearInterval(sweep);
      resolve();
    });
  });
