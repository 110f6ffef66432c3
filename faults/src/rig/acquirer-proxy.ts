import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

/** How a call fails. `after`: the acquirer has performed it and only the answer is lost. */
export const spoils = [
  'drop',
  'drop-after',
  '500',
  '500-after',
  '502-page',
  '429',
  'cut-after',
  'garbage-after',
  'hang',
  'hang-after',
] as const;
type Spoil = (typeof spoils)[number];

interface AcquirerCall {
  readonly method: string;
  readonly path: string;
}

/** A proxy between us and the acquirer; the trial sets what it passes on, breaks or changes. */
export interface AcquirerProxy {
  spoil: (call: AcquirerCall) => Spoil | undefined;
  /** Changes the acquirer's answer about one object. */
  twist: (object: Record<string, unknown>) => Record<string, unknown>;
  close(): Promise<void>;
}

export async function openAcquirerProxy(port: number, target: string): Promise<AcquirerProxy> {
  const proxy = { spoil: () => undefined, twist: (object) => object } as Omit<AcquirerProxy, 'close'>;
  const server = createServer((request, response) => {
    void pass(request, response).catch(() => response.destroy());
  });

  const pass = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = 'GET', url: path = '/' } = request;
    const body = await text(request);
    const spoil = proxy.spoil({ method, path });
    const reaches = spoil === undefined || spoil.endsWith('-after');
    const told = reaches ? await forward(request, path, body) : undefined;
    if (spoil) return ruin(response, spoil, told?.body ?? '');
    const changed = told?.status === 200 ? JSON.stringify(proxy.twist(JSON.parse(told.body))) : told?.body;
    response.writeHead(told?.status ?? 500, { 'content-type': 'application/json' }).end(changed);
  };

  const forward = async ({ method = 'GET', headers }: IncomingMessage, path: string, body: string) => {
    const kept = ['authorization', 'idempotence-key', 'content-type'] as const;
    const response = await fetch(`${target}${path}`, {
      method,
      headers: kept.flatMap((name): [string, string][] =>
        headers[name] === undefined ? [] : [[name, String(headers[name])]],
      ),
      ...(method === 'POST' ? { body } : {}),
    });
    return { status: response.status, body: await response.text() };
  };

  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return Object.assign(proxy, {
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  });
}

/** Breaks an answer. A hanging one lasts until the other side's timeout. */
function ruin(response: ServerResponse, spoil: Spoil, body: string): void {
  switch (spoil) {
    case 'drop':
    case 'drop-after':
      response.destroy();
      return;
    case '500':
    case '500-after':
      response.writeHead(500, { 'content-type': 'application/json' }).end('{"type":"error"}');
      return;
    case '502-page':
      response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad Gateway</h1>');
      return;
    case '429':
      response.writeHead(429, { 'content-type': 'application/json' }).end('{"type":"error"}');
      return;
    case 'cut-after':
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length + 1 });
      response.write(body.slice(0, body.length / 2), () => response.destroy());
      return;
    case 'garbage-after':
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"id":');
      return;
    case 'hang':
    case 'hang-after':
  }
}
