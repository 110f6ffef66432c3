import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Replaces an address that cannot be decoded by an unknown one, so that it is refused like any other (promise
 * 26).
 */
export function readableUrl({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  const [path = '/'] = url.split('?');
  try {
    decodeURI(path);
    return url;
  } catch {
    return '/api/unreadable-address';
  }
}

const answer = [
  'HTTP/1.1 400 Bad Request',
  "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'Strict-Transport-Security: max-age=31536000; includeSubDomains',
  'X-Content-Type-Options: nosniff',
  'X-Frame-Options: DENY',
  'Cross-Origin-Opener-Policy: same-origin',
  'Referrer-Policy: no-referrer',
  'Permissions-Policy: camera=(), microphone=(), geolocation=(), display-capture=()',
  'Cache-Control: no-store',
  'Content-Length: 0',
  'Connection: close',
  '',
  '',
].join('\r\n');

/**
 * Answers invalid HTTP, for which there is no request object: with the same headers, and without repeating
 * the input.
 */
export function refuseUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code !== 'ECONNRESET' && socket.writable) socket.end(answer);
  else socket.destroy();
}
