import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly source: string;
}

/** An email with its lines unfolded. */
export const readable = (source: string): string =>
  source.replaceAll('=\r\n', '').replaceAll('\r\n ', ' ').replaceAll('=3D', '=');

/** An SMTP server that stores its emails. */
export class MailServer {
  readonly received: ReceivedMail[] = [];
  refusing = false;
  refusals = 0;

  private readonly server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onRcptTo: ({ address }, _session, answer) => {
      if (this.refusing) this.refusals += 1;
      answer(
        this.refusing ? Object.assign(new Error(`No room for ${address}`), { responseCode: 452 }) : null,
      );
    },
    onData: (stream, { envelope }, answer) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        const to = envelope.rcptTo.map(({ address }) => address);
        this.received.push({ from, to, source: Buffer.concat(parts).toString() });
        answer();
      });
    },
  });

  async start(): Promise<string> {
    const listening = this.server.listen(0, '127.0.0.1');
    await once(listening, 'listening');
    return `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`;
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.server.close(() => resolve()));
  }
}
