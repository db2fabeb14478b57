import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

type Listen = () => (sent: Buffer) => void;

/** A TCP proxy to a server that a test can cut, hang and restore. */
export class CuttableLine {
  private readonly sockets = new Set<Socket>();
  private isCut = false;
  private isHanging = false;
  private readonly server = createServer((near) => this.join(near));

  private constructor(
    private readonly target: { host: string; port: number },
    private readonly listen: Listen,
  ) {}

  /** `listen` is called for each connection and returns a listener for this end's data. */
  static async to(
    target: { host: string; port: number },
    listen: Listen = () => () => undefined,
  ): Promise<CuttableLine> {
    const line = new CuttableLine(target, listen);
    await new Promise<void>((resolve) => line.server.listen(0, '127.0.0.1', resolve));
    return line;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** Drops all traffic silently. */
  hang(): void {
    this.isHanging = true;
    this.sockets.forEach((socket) => socket.pause());
  }

  cut(): void {
    this.isCut = true;
    this.sockets.forEach((socket) => socket.destroy());
  }

  mend(): void {
    this.isCut = false;
    this.isHanging = false;
    this.sockets.forEach((socket) => socket.resume());
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
    near.on('data', this.listen());
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.sockets.add(one);
      one.pipe(other);
      if (this.isHanging) one.pause();
      one.on('error', () => other.destroy());
      one.on('close', () => {
        this.sockets.delete(one);
        other.destroy();
      });
    }
  }
}
