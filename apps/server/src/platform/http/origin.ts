import type { FastifyRequest } from 'fastify';

/**
 * A change must come from one of our pages: by the Origin header, or for same-origin requests without one by
 * Sec-Fetch-Site.
 */
export function originMatches(request: FastifyRequest, allowed: ReadonlySet<string>): boolean {
  const origin = request.headers.origin;
  if (origin !== undefined) return allowed.has(origin);
  return request.headers['sec-fetch-site'] === 'same-origin';
}

/** The origins of a listener; in development also with the loopback's IP address. */
export function allowedOrigins(publicUrl: string): ReadonlySet<string> {
  const url = new URL(publicUrl);
  const origins = [url.origin];
  if (url.hostname === 'localhost') origins.push(`${url.protocol}//127.0.0.1:${url.port}`);
  return new Set(origins);
}
