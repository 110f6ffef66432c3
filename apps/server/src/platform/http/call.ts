import type { AnyEndpoint, BodyOf, ParamsOf, QueryOf } from '@novosel/contract/wire/endpoint.ts';
import type { UnsignedKind } from '@novosel/contract/wire/owner-access.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ActOf } from '../act.ts';
import type { Executor } from '../database/db.ts';
import type { FormFile } from './fields/read-parts.ts';
import type { Trust } from './trust.ts';
import type { Viewer } from './viewer.ts';

/** The input of a use case from a request. */
export interface Call<E extends AnyEndpoint> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  /** Files of a multipart form; they are deleted after the answer. */
  readonly files: readonly FormFile[];
  /** The signed-in person; absent only for public, guest, provider and machine endpoints. */
  readonly viewer: E['owner']['kind'] extends UnsignedKind ? Viewer | undefined : Viewer;
  /** The delegation by which a trusted person acts; only for endpoints of delegates. */
  readonly trust: Trust | undefined;
  /** The database, or the transaction that stores an idempotent act together with its answer. */
  readonly db: Executor;
  /** Who acts, for whom, where from and when. */
  readonly act: ActOf<E>;
  readonly address: string;
  readonly userAgent: string;
  readonly requestId: string;
  /** When the call arrived; the same when its transaction is retried. */
  readonly at: Date;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}
