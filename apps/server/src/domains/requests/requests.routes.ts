import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Executor } from '../../platform/database/db.ts';
import type { Bind } from '../../platform/http/bind.ts';
import { ok } from '../../platform/http/ok.ts';
import { sendDownload } from '../documents/public.ts';
import { listRequests, openRequestFile, readForDesk, readQueue, readRequest } from './read-requests.ts';
import type { RequestFamily } from './request-family.ts';
import { markSeen } from './requests.repo.ts';
import { stepByBuyer, stepByDesk } from './step-request.ts';

/** A request with its kind in the field that its family's contract names. */
const shown = <Item extends { readonly kind: string }>(
  { kindField }: Pick<RequestFamily, 'kindField'>,
  { kind, ...item }: Item,
) => ({ ...item, [kindField]: kind });

/** A buyer's calls for existing requests of every family; each domain binds the calls that make them. */
export function bindRequests(bind: Bind, context: Context): void {
  for (const family of context.requestFamilies) bindFamily(bind, context, family);
}

function bindFamily(bind: Bind, context: Context, family: RequestFamily): void {
  const { buyer: e } = family.endpoints;
  const read = async (db: Executor, id: string, userId: number) =>
    ok(shown(family, await readRequest(context, db, family, { id, userId })));
  bind(e.list, async ({ db, viewer }) => {
    const items = await listRequests(db, family, viewer.userId);
    return ok(items.map((item) => shown(family, item)));
  });
  bind(e.read, ({ db, viewer, params }) => read(db, params.request, viewer.userId));
  bind(e.step, async ({ db, act, params, body, viewer }) => {
    await stepByBuyer(context, db, act, family, { id: params.request, ...body });
    return read(db, params.request, viewer.userId);
  });
  bind(e.seen, async ({ db, viewer, params }) => {
    if (!(await markSeen(db, family.kinds, params.request, viewer.userId))) throw new AppError('NOT_FOUND');
    return { result: true } as const;
  });
}

/** The desk's inboxes. */
export function bindRequestsDesk(bind: Bind, context: Context): void {
  for (const family of context.requestFamilies) bindInbox(bind, context, family);
}

function bindInbox(bind: Bind, context: Context, family: RequestFamily): void {
  const { desk: e } = family.endpoints;
  bind(e.queue, async ({ db, query, viewer }) => {
    const { items, ...page } = await readQueue(context, db, family, { ...query, staffId: viewer.userId });
    return ok({ ...page, items: items.map((item) => shown(family, item)) });
  });
  bind(e.one, async ({ db, params, viewer }) => {
    const { request: id } = params;
    return ok(shown(family, await readForDesk(context, db, family, { id, staffId: viewer.userId })));
  });
  bind(e.file, async ({ db, act, params, reply }) =>
    sendDownload(reply, await openRequestFile(context, db, act, family, params)),
  );
  bind(
    e.move,
    async ({ act, params, body, files }) => {
      await stepByDesk(context, act, family, { id: params.request, ...body, come: files });
      return { result: true } as const;
    },
    // Files are stored before the transaction, and a refusal must not undo their inspection.
    { idempotency: 'resumable' },
  );
}
