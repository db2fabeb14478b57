import type { Client } from 'pg';
import { PreparingClient } from './preparing-client.js';
import { findWritable } from './writable-server.js';

type Connected = (error: Error | null, client?: Client) => void;

/**
 * Connects to whichever of several servers is writable, and drops connections whose server no longer is. pg itself
 * knows one host.
 */
export const writingClient = (addresses: readonly string[]): typeof PreparingClient => {
  let finding: Promise<URL> | null = null;
  /** Connections opened at the same time share one search. */
  const find = (): Promise<URL> => {
    finding ??= findWritable(addresses)
      .then((address) => new URL(address))
      .finally(() => {
        finding = null;
      });
    return finding;
  };

  return class WritingClient extends PreparingClient {
    override connect(): Promise<Client>;
    override connect(callback: Connected): void;
    override connect(callback?: Connected): Promise<Client> | undefined {
      const connected = find().then(({ hostname, port }) => {
        Object.assign(this, { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 5432) });
        return super.connect();
      });
      if (callback === undefined) return connected;
      connected.then((client) => callback(null, client), callback);
      return undefined;
    }
  };
};
