import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Viewer } from '../../../platform/http/viewer.ts';
import type { Ground } from './authorization-code.ts';
import type { Entry } from './site-reads.repo.ts';

/** A call to the provider, with who is signed in at the cabinet in this browser. */
export interface SiteVisit {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly viewer: Viewer | undefined;
  /** He is signed in, and yet no site is entered: his code is not accepted, or his cabinet is frozen. */
  readonly closed: boolean;
  /** He has refused the site, and is on the way back to it: that is open all the same. */
  readonly refuses: boolean;
  /** What a site's wish to sign the person in is judged by, until the library has taken it. */
  entry: Entry | undefined;
  /** What a code that is given now stands on; absent when the call has changed some of it. */
  ground?: Ground | undefined;
  /** Where the person is led when he leaves; set when the provider has found the call to be right. */
  leaving?: Leaving;
}

interface Leaving {
  /** The site showed the ID token of this very person. */
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
