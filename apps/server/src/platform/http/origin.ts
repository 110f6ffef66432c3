import type { FastifyRequest } from 'fastify';

/**
 * A change must come from a page of ours: the Origin header, or for same-origin requests without one the
 * browser's own word.
 */
export function originMatches(request: FastifyRequest, allowed: ReadonlySet<string>): boolean {
  const origin = request.headers.origin;
  if (origin !== undefined) return allowed.has(origin);
  return request.headers['sec-fetch-site'] === 'same-origin';
}

/** The addresses under which a door is reached; in development also by the loopback's number. */
export function allowedOrigins(publicUrl: string): ReadonlySet<string> {
  const url = new URL(publicUrl);
  const origins = [url.origin];
  if (url.hostname === 'localhost') origins.push(`${url.protocol}//127.0.0.1:${url.port}`);
  return new Set(origins);
}
