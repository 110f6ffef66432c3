import { subscribe } from 'node:diagnostics_channel';
import { appendFileSync } from 'node:fs';
import { type ClientRequest, type IncomingMessage, Server, type ServerResponse } from 'node:http';

/**
 * Preloaded into the server: logs every address of its requests, in their headers, in its responses, and of
 * its own outgoing calls. The server itself logs none of them; a proxy or a browser might.
 */
const file = process.env.E2E_ADDRESSES;
const write = (line: string) => {
  if (file) appendFileSync(file, `${line}\n`);
};

interface Finished {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

subscribe('http.server.response.finish', (message) => {
  const { request, response } = message as Finished;
  // Headers passed with the status are in no list of headers, only in the sent bytes.
  const head = String((response as unknown as { _header?: string })._header ?? '');
  const location = /^location: (.*)\r$/im.exec(head)?.[1];
  const { referer } = request.headers;
  write(
    [
      request.method,
      request.url,
      referer && `referer=${referer}`,
      location && `${response.statusCode} location=${location}`,
    ]
      .filter(Boolean)
      .join(' '),
  );
});

// An upgrade ends without a response, which a diagnostics channel would report.
const emit = Server.prototype.emit;
Server.prototype.emit = function (event: string | symbol, ...args: unknown[]) {
  if (event === 'upgrade') {
    const { url, headers } = args[0] as IncomingMessage;
    write(`UPGRADE ${url} origin=${headers.origin}`);
  }
  return Reflect.apply(emit, this, [event, ...args]);
};

subscribe('http.client.request.start', (message) => {
  const { request } = message as { request: ClientRequest };
  write(`out ${request.method} ${request.path}`);
});

subscribe('undici:request:create', (message) => {
  const { request } = message as { request: { method: string; path: string } };
  write(`out ${request.method} ${request.path}`);
});
