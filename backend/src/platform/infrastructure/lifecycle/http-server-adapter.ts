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

/** Resolves to the port. @throws when it is taken or not allowed */
export const listen = (server: Server, port: number, host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
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
