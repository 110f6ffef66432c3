import type { AnyEndpoint, BodyOf, ParamsOf, QueryOf } from '@novosel/contract/wire/endpoint.ts';
import type { UnsignedKind } from '@novosel/contract/wire/owner-access.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ActOf } from '../act.ts';
import type { Executor } from '../database/db.ts';
import type { FormFile } from './fields/read-parts.ts';
import type { Trust } from './trust.ts';
import type { Viewer } from './viewer.ts';

/** What a use case gets of a request. */
export interface Call<E extends AnyEndpoint> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  /** Files of a form that came in parts; they are gone when the call has been answered. */
  readonly files: readonly FormFile[];
  /** The signed-in person; absent only for public, guest, provider and machine endpoints. */
  readonly viewer: E['owner']['kind'] extends UnsignedKind ? Viewer | undefined : Viewer;
  /** On whose behalf a trusted person acts; set by endpoints of delegates alone. */
  readonly trust: Trust | undefined;
  /** The database, or the transaction in which an idempotent act and its answer are kept together. */
  readonly db: Executor;
  /** Who acts, for whom, where from and when. */
  readonly act: ActOf<E>;
  readonly address: string;
  readonly userAgent: string;
  readonly requestId: string;
  /** When it came; the same each time that its transaction is begun again. */
  readonly at: Date;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}
