import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export interface CuttingProxy {
  readonly origin: string;
  close(): Promise<void>;
}

/**
 * A bad line to one of our programs: it passes as many bytes of each answer as `bytes` says and then cuts the
 * connection.
 */
export async function openCuttingProxy(
  port: number,
  target: number,
  bytes: () => number,
): Promise<CuttingProxy> {
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        open.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.pipe(far);
    let left = bytes();
    far.on('data', (chunk: Buffer) => {
      if (chunk.length < left) {
        near.write(chunk);
        left -= chunk.length;
      } else {
        near.write(chunk.subarray(0, left), () => near.destroy());
        left = 0;
      }
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${port}`,
    async close() {
      for (const socket of open) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}
