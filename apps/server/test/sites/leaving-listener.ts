import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { until } from '../outside.ts';

/** A site that is told when people leave (OpenID Connect Back-Channel Logout), and keeps the words. */
export async function listenToLeaving() {
  const told: string[] = [];
  const listener = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString();
    told.push(new URLSearchParams(body).get('logout_token') ?? '');
    response.end();
  }).listen(0, '127.0.0.1');
  await until(() => listener.listening);
  const { port } = listener.address() as AddressInfo;
  return { told, url: `http://127.0.0.1:${port}/left`, close: () => listener.close() };
}
