import { randomUUID } from 'node:crypto';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

/** What an answer looks like to a test. */
export interface Answer {
  readonly status: number;
  readonly headers: LightMyRequestResponse['headers'];
  readonly body: {
    result?: boolean;
    code?: string;
    message?: string;
    errors?: Record<string, string[]>;
    data?: never;
  };
  readonly raw: LightMyRequestResponse;
}

type Door = 'cabinet' | 'office';
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface Browser {
  readonly cookies: Map<string, string>;
  bearer: string | undefined;
  /** Sends what a page of ours would: cookies, bearer, CSRF token, Origin. `headers` override. */
  send(
    method: Method,
    url: string,
    body?: unknown,
    headers?: Record<string, string | undefined>,
  ): Promise<Answer>;
  get(url: string): Promise<Answer>;
  post(url: string, body?: unknown, headers?: Record<string, string | undefined>): Promise<Answer>;
  /** A change that needs an Idempotency-Key; a fresh one unless given. */
  act(url: string, body?: unknown, key?: string): Promise<Answer>;
  upload(url: string, fileName: string, bytes: Uint8Array, type: string, field?: string): Promise<Answer>;
  /** Forgets everything, as a closed private window. */
  clear(): void;
}

const paths = { cabinet: '/api/session/init', office: '/api/office/session/init' };
const csrfNames = { cabinet: 'novosel_csrf', office: 'novosel_desk_csrf' };

/** A browser without a screen: keeps cookies of one door and speaks to it by `inject`. */
export function openBrowser(app: FastifyInstance, door: Door, origin: string): Browser {
  const cookies = new Map<string, string>();
  const keepCookies = (response: LightMyRequestResponse): void => {
    for (const { name, value, maxAge, expires } of response.cookies) {
      const dropped =
        maxAge === 0 || (expires !== undefined && expires.getTime() < Date.now() - 1000) || value === '';
      if (dropped) cookies.delete(name);
      else cookies.set(name, value);
    }
  };
  const inject = async (
    method: Method,
    url: string,
    payload: { body?: unknown; raw?: Buffer },
    extra: Record<string, string | undefined>,
  ) => {
    const changes = method !== 'GET';
    const all: Record<string, string | undefined> = {
      accept: 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') || undefined,
      authorization: browser.bearer ? `Bearer ${browser.bearer}` : undefined,
      origin: changes ? origin : undefined,
      'x-csrf-token': changes ? cookies.get(csrfNames[door]) : undefined,
      ...extra,
    };
    const headers = Object.fromEntries(
      Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined),
    );
    const response = await app.inject({
      method,
      url,
      headers,
      ...(payload.raw
        ? { payload: payload.raw }
        : payload.body === undefined
          ? {}
          : { payload: payload.body as object }),
    });
    keepCookies(response);
    return {
      status: response.statusCode,
      headers: response.headers,
      body: parse(response),
      raw: response,
    } as Answer;
  };
  const ready = async (): Promise<void> => {
    if (!cookies.has(csrfNames[door])) await inject('GET', `${paths[door]}?t=1`, {}, {});
  };
  const browser: Browser = {
    cookies,
    bearer: undefined,
    async send(method, url, body, headers = {}) {
      if (method !== 'GET') await ready();
      return inject(method, url, { body: body ?? (method === 'GET' ? undefined : {}) }, headers);
    },
    get: (url) => browser.send('GET', url),
    post: (url, body, headers) => browser.send('POST', url, body, headers),
    act: (url, body, key = randomUUID()) => browser.send('POST', url, body, { 'idempotency-key': key }),
    async upload(url, fileName, bytes, type, field = 'files[0]') {
      await ready();
      const boundary = `novosel${randomUUID()}`;
      const head = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${fileName}"\r\nContent-Type: ${type}\r\n\r\n`;
      const raw = Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]);
      return inject('POST', url, { raw }, { 'content-type': `multipart/form-data; boundary=${boundary}` });
    },
    clear() {
      cookies.clear();
      browser.bearer = undefined;
    },
  };
  return browser;
}

function parse(response: LightMyRequestResponse): unknown {
  const type = String(response.headers['content-type'] ?? '');
  return type.includes('json') && response.body !== '' ? JSON.parse(response.body) : undefined;
}
