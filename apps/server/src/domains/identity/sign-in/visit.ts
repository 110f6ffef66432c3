import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Act } from '../../../platform/act.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';

/** What the acts of signing in and out need of a call, the same at both doors. */
export interface Visit {
  readonly act: Act;
  readonly viewer: Viewer | undefined;
  readonly address: string;
  readonly userAgent: string;
  readonly requestId: string;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}
