import type { DeskService, serviceQueue } from '@novosel/contract/services/desk-endpoints.ts';
import type { ServiceItem, ServiceView } from '@novosel/contract/services/schema.ts';
import type { AnswerOf, QueryOf } from '@novosel/contract/wire/endpoint.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/audit.ts';
import type { Executor } from '../../platform/database/db.ts';
import { inSnapshot } from '../../platform/database/in-snapshot.ts';
import { ok } from '../../platform/http/ok.ts';
import { type Download, downloadAttached } from '../documents/public.ts';
import { personOf } from '../identity/public.ts';
import { countOpen, findQueue } from './desk.repo.ts';
import { type Stepper, subjectOf } from './record-step.ts';
import { toItems, toView } from './service-view.ts';
import { findRequest, listOfPerson } from './services.repo.ts';

type Deps = Pick<Context, 'clock'>;
const pageSize = 50;

export function listServices(db: Executor, userId: number): Promise<ServiceItem[]> {
  return inSnapshot(db, async (db) => toItems(db, await listOfPerson(db, userId), userId));
}

/** @throws AppError NOT_FOUND, also for another's */
export function readService({ clock }: Deps, db: Executor, id: string, userId: number): Promise<ServiceView> {
  return inSnapshot(db, async (db) => {
    const row = await findRequest(db, id, userId);
    if (!row) throw new AppError('NOT_FOUND');
    return toView(db, row, { reader: userId, now: clock.now() });
  });
}

/** The queue of the desk. @param staffId whose favourites estates are shown by */
export function readQueue(
  { clock }: Deps,
  db: Executor,
  { tab = 'desk', after }: QueryOf<typeof serviceQueue>,
  staffId: number,
): Promise<AnswerOf<typeof serviceQueue>> {
  return inSnapshot(db, async (db) => {
    const found = await findQueue(db, { tab, after }, pageSize + 1);
    const page = found.slice(0, pageSize);
    const items = await toItems(
      db,
      page.map(({ row }) => row),
      staffId,
    );
    return ok({
      now: clock.now().toISOString(),
      items: items.map((item, place) => ({ ...item, buyer: page[place]?.buyer ?? '' })),
      next: found.length > pageSize ? (items.at(-1)?.id ?? null) : null,
      counts: await countOpen(db),
    });
  });
}

/** One whole, with who ordered it. @throws AppError NOT_FOUND, also for what was never sent */
export function readForDesk(
  { clock }: Deps,
  db: Executor,
  id: string,
  staffId: number,
): Promise<DeskService> {
  return inSnapshot(db, async (db) => {
    const row = await findRequest(db, id);
    const person = row?.sentAt && (await personOf(db, row.userId));
    if (!person) throw new AppError('NOT_FOUND');
    const { surname, name, patronymic, phone, email } = person;
    return {
      ...(await toView(db, row, { reader: staffId, now: clock.now() })),
      buyer: {
        id: person.id,
        name: [surname, name, patronymic].filter(Boolean).join(' '),
        phone,
        email,
      },
    };
  });
}

/**
 * A file of a request for the desk; that it was opened is written down.
 * @throws AppError NOT_FOUND, UPLOAD_WAITS
 */
export async function openFile(
  deps: Pick<Context, 'clock' | 'storage' | 'scanner'>,
  db: Executor,
  staff: Stepper,
  { request, file }: { readonly request: string; readonly file: string },
): Promise<Download> {
  if (!(await findRequest(db, request))?.sentAt) throw new AppError('NOT_FOUND');
  const download = await downloadAttached(deps, db, subjectOf(request), file);
  await audit(db, {
    at: deps.clock.now(),
    actorKind: 'staff',
    actorId: staff.userId,
    action: 'services.open-file',
    subject: subjectOf(request),
    details: { file },
    address: staff.address,
    requestId: staff.requestId,
  });
  return download;
}
