import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A TCP line to a server that a test can cut and mend. */
export class CuttableLine {
  private readonly sockets = new Set<Socket>();
  private isCut = false;
  private readonly server = createServer((near) => this.join(near));

  private constructor(private readonly target: { host: string; port: number }) {}

  static async to(target: { host: string; port: number }): Promise<CuttableLine> {
    const line = new CuttableLine(target);
    await new Promise<void>((resolve) => line.server.listen(0, '127.0.0.1', resolve));
    return line;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  cut(): void {
    this.isCut = true;
    this.sockets.forEach((socket) => socket.destroy());
  }

  mend(): void {
    this.isCut = false;
  }

  close(): void {
    this.cut();
    this.server.close();
  }

  private join(near: Socket): void {
    if (this.isCut) {
      near.destroy();
      return;
    }
    const far = connect(this.target);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.sockets.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        this.sockets.delete(one);
        other.destroy();
      });
    }
  }
}
