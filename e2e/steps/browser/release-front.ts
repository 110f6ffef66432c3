import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { addresses } from '../../stage/addresses.ts';

export interface ReleaseFront {
  readonly address: string;
  /**
   * Serves the next release from now on: its own document, worker and names of files; the former files are
   * gone.
   */
  deploy(): void;
  close(): void;
}

const mark = '-next';
const asset = /(assets\/[\w.-]+?)(\.(?:js|css))\b/g;
const worded = /^(?:text|application)\/(?:html|javascript|css|json)/;

/** Built files are named by their content, so every name differs in the next release. */
const renamed = (text: string): string =>
  text
    .replaceAll(asset, `$1${mark}$2`)
    .replaceAll(/(["'`]\.\/[\w.-]+?)(\.(?:js|css))(?=["'`])/g, `$1${mark}$2`);

/** The worker contains the name of its release. */
const released = (path: string, text: string): string =>
  path === '/service-worker.js' ? `${renamed(text).replace(/(id:\s*["'`])/, `$1next`)}` : renamed(text);

/**
 * A proxy before the server that replaces the pages' present release by the next one, as a rolling update of
 * several nodes does.
 */
export async function startReleaseFront(): Promise<ReleaseFront> {
  let next = false;
  const serve = async (request: http.IncomingMessage, response: http.ServerResponse): Promise<void> => {
    const path = request.url ?? '/';
    // One response is of one release, even when the next one is deployed meanwhile.
    const isNext = next;
    const isAsset = path.startsWith('/assets/');
    const named = path.includes(mark);
    if (isAsset && named !== isNext) {
      response.writeHead(404).end();
      return;
    }
    const body: Buffer[] = [];
    for await (const part of request) body.push(part as Buffer);
    const { host: _, connection: __, 'content-length': ___, ...kept } = request.headers;
    const headers = new Headers({ 'accept-encoding': 'identity' });
    for (const [name, value] of Object.entries(kept))
      if (!/^(?:accept-encoding|if-.+)$/.test(name)) headers.set(name, String(value));
    if (headers.has('origin')) headers.set('origin', addresses.cabinet);
    const answer = await fetch(addresses.cabinet + path.replace(mark, ''), {
      method: request.method ?? 'GET',
      headers,
      redirect: 'manual',
      ...(body.length > 0 && { body: Buffer.concat(body) }),
    });
    const type = answer.headers.get('content-type') ?? '';
    for (const [name, value] of answer.headers)
      if (
        ![
          'content-length',
          'content-encoding',
          'transfer-encoding',
          'set-cookie',
          'etag',
          'last-modified',
        ].includes(name)
      )
        response.setHeader(name, value);
    response.setHeader('set-cookie', answer.headers.getSetCookie());
    response.statusCode = answer.status;
    const ofPage = isNext && worded.test(type) && !path.startsWith('/api/');
    response.end(ofPage ? released(path, await answer.text()) : Buffer.from(await answer.arrayBuffer()));
  };
  const server = http.createServer((request, response) => {
    serve(request, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    deploy: () => {
      next = true;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
