import { createHash, randomBytes } from 'node:crypto';
import { Agent, type IncomingHttpHeaders, request } from 'node:http';

interface Provider {
  readonly origin: string;
  /** Prefix of the provider's own paths. */
  readonly at: string;
}

interface Said {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 });
/** The demo's shop at the address of the outside world in this bench. */
const redirectUri = 'http://localhost:4630/shop/callback';
const asSite = `Basic ${Buffer.from('demo-shop:demo-shop-secret').toString('base64')}`;

/** Makes a call as a browser or a client site does. */
export function say(
  url: string,
  { headers = {}, form }: { headers?: Record<string, string>; form?: Record<string, string> } = {},
): Promise<Said> {
  const payload = form ? new URLSearchParams(form).toString() : undefined;
  const all = payload ? { ...headers, 'content-type': 'application/x-www-form-urlencoded' } : headers;
  return new Promise((resolve, reject) => {
    const call = request(url, { agent, method: payload ? 'POST' : 'GET', headers: all }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          text: Buffer.concat(chunks).toString(),
        }),
      );
      answer.on('error', reject);
    });
    call.on('error', reject);
    call.end(payload);
  });
}

/** The address to which a client site sends a browser, and what it keeps to check the return. */
export function begin({ origin, at }: Provider, authPath = '/auth') {
  const verifier = randomBytes(32).toString('base64url');
  const query = new URLSearchParams({
    client_id: 'demo-shop',
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'openid',
    state: randomBytes(8).toString('hex'),
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  return { url: `${origin}${at}${authPath}?${query}`, verifier };
}

/**
 * A signed-in browser signs in to a client site once more: gets a code and exchanges it for tokens.
 * @throws Error when there are no tokens
 */
export async function siteRound(provider: Provider, headers: Record<string, string>): Promise<void> {
  const { url, verifier } = begin(provider);
  const led = await say(url, { headers });
  const code = new URL(led.headers.location ?? 'http://nowhere/').searchParams.get('code');
  if (!code) throw new Error(`no code: ${led.status} ${led.headers.location ?? led.text}`);
  const form = {
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirectUri,
    code_verifier: verifier,
  };
  const { 'x-forwarded-for': from } = headers;
  const answer = await say(`${provider.origin}${provider.at}/token`, {
    headers: { authorization: asSite, ...(from ? { 'x-forwarded-for': from } : {}) },
    form,
  });
  if (answer.status !== 200 || !answer.text.includes('id_token'))
    throw new Error(`no tokens: ${answer.status} ${answer.text}`);
}
