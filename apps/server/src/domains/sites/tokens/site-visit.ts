import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Viewer } from '../../../platform/http/viewer.ts';
import type { Ground } from './authorization-code.ts';
import type { Entry } from './site-reads.repo.ts';

/** A call to the provider, with the person signed in at the cabinet in this browser. */
export interface SiteVisit {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly viewer: Viewer | undefined;
  /** He is signed in, but may not enter a site: his code is not accepted, or his cabinet is frozen. */
  readonly closed: boolean;
  /** He returns to a site that he has refused, which is always allowed. */
  readonly refuses: boolean;
  /** Data for the site's sign-in request, until the library has taken them. */
  entry: Entry | undefined;
  /** What a new code depends on; absent when the call has changed some of it. */
  ground?: Ground | undefined;
  /** Where the person is redirected after the sign-out; set when the provider has validated the request. */
  leaving?: Leaving;
}

interface Leaving {
  /** The site sent the ID token of this person. */
  readonly proven: boolean;
  readonly to: string | undefined;
}

const visits = new WeakMap<IncomingMessage, SiteVisit>();

export const keepVisit = (visit: SiteVisit): void => void visits.set(visit.request.raw, visit);

export function visitOf(request: IncomingMessage): SiteVisit {
  const visit = visits.get(request);
  if (!visit) throw new Error('the provider is entered by its own route only');
  return visit;
}
