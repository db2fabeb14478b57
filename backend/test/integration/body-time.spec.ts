import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import express, { type Request } from 'express';
import { allowBodyTime } from '#platform/infrastructure/http/body/body-time.js';

let server: Server;

/** Echoes the body, and allows this much time for it to arrive. */
const serve = async (ms: number): Promise<number> => {
  const app = express();
  app.use((request: Request, _response, next) => {
    allowBodyTime(request, ms);
    next();
  });
  app.post('/', express.text(), (request, response) => {
    setTimeout(() => response.send(request.body), 100);
  });
  server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
};
describe('Time of a request body', () => {
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  const HEAD = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\nContent-Length: 4\r\n\r\n';

  it('returns 408 and closes the connection when the body does not arrive', async () => {
    const socket = connect(await serve(50), '127.0.0.1');
    const received: Buffer[] = [];
    socket.on('data', (bytes) => received.push(bytes)).on('error', () => undefined);

    socket.write(`${HEAD}ab`);
    await once(socket, 'close');

    expect(Buffer.concat(received).toString()).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('does not limit a slow response to a complete request', async () => {
    const socket = connect(await serve(20), '127.0.0.1');

    // In one chunk.
    socket.write(`${HEAD}abcd`);
    const [answer] = (await once(socket, 'data')) as [Buffer];
    socket.destroy();

    expect(answer.toString()).toMatch(/^HTTP\/1\.1 200 [^]*abcd$/);
  });
});
