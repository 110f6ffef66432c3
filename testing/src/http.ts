import { Agent, type IncomingHttpHeaders, request } from 'node:http';

export interface Answer {
  readonly status: number;
  readonly text: string;
}

export interface WholeAnswer extends Answer {
  readonly headers: IncomingHttpHeaders;
}

export interface Asked {
  readonly method?: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** The body as a form, instead of JSON. */
  readonly form?: Readonly<Record<string, string>>;
}

const agent = new Agent({ keepAlive: true, maxSockets: 512, scheduling: 'fifo' });
const longestMs = 30_000;

/** One call over HTTP. Rejects when the answer is incomplete. */
export function send(
  origin: string,
  { method = 'GET', path, headers = {}, body, form }: Asked,
): Promise<WholeAnswer> {
  const text = form ? new URLSearchParams(form).toString() : body && JSON.stringify(body);
  const payload = text === undefined ? undefined : Buffer.from(text as string);
  const type = form ? 'application/x-www-form-urlencoded' : 'application/json';
  return new Promise((resolve, reject) => {
    const call = request(
      `${origin}${path}`,
      {
        agent,
        method,
        headers: {
          accept: 'application/json',
          ...(payload ? { 'content-type': type, 'content-length': payload.length } : {}),
          ...headers,
        },
        timeout: longestMs,
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          response.complete
            ? resolve({
                status: response.statusCode ?? 0,
                headers: response.headers,
                text: Buffer.concat(chunks).toString(),
              })
            : reject(new Error('the answer was cut')),
        );
        response.on('error', reject);
      },
    );
    call.on('timeout', () => call.destroy(new Error(`no answer within ${longestMs} ms`)));
    call.on('error', reject);
    call.end(payload);
  });
}

/** The fields of an answer of our API. */
export function readAnswer<Data>(answer: Answer): { code?: string; data: Data } {
  return JSON.parse(answer.text) as { code?: string; data: Data };
}

/** Closes keep-alive connections, so that the process can end. */
export function closeConnections(): void {
  agent.destroy();
}
