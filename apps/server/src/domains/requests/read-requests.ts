import type { Estate } from '@novosel/contract/catalogue/schema.ts';
import type { RequestTab } from '@novosel/contract/requests/desk-endpoints.ts';
import type { RequestTurn } from '@novosel/contract/requests/flow.ts';
import type { Context } from '../../context.ts';
import type { StaffAct } from '../../platform/act.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/audit.ts';
import type { Executor } from '../../platform/database/db.ts';
import { inSnapshot } from '../../platform/database/in-snapshot.ts';
import { estatesById } from '../catalogue/public.ts';
import { type AttachedFile, type Download, downloadAttached } from '../documents/public.ts';
import { personOf } from '../identity/public.ts';
import { countOpen, findQueue } from './queue.repo.ts';
import { subjectOf } from './record-step.ts';
import type { RequestFamily } from './request-family.ts';
import { findRequest, listOfPerson, listSteps, type RequestRow } from './requests.repo.ts';

type Deps = Pick<Context, 'clock'>;
const pageSize = 50;

/** `requestItem` of the contract. */
interface RequestItem<Kind extends string, State extends string> {
  readonly id: string;
  readonly number: number;
  readonly kind: Kind;
  readonly state: State;
  readonly turn: RequestTurn;
  readonly since: string;
  readonly promisedBy: string | null;
  readonly hasNew: boolean;
  readonly createdAt: string;
  readonly estate: Estate | null;
}

interface RequestStep<State extends string> {
  readonly id: string;
  readonly from: 'buyer' | 'staff';
  readonly author: string | null;
  readonly act: string;
  readonly state: State;
  readonly text: string;
  readonly files: AttachedFile[];
  readonly at: string;
}

/** A whole request: its line, `requestParts` of the contract, and the order. */
export interface RequestView<Kind extends string, State extends string, Details>
  extends RequestItem<Kind, State> {
  readonly now: string;
  readonly details: Details;
  readonly options: string[];
  readonly choice: number | null;
  readonly steps: RequestStep<State>[];
}

interface Requester {
  readonly id: number;
  readonly name: string;
  readonly phone: string | null;
  readonly email: string | null;
}

/** The newest 200 of a person. */
export function listRequests<Kind extends string, State extends string>(
  db: Executor,
  family: RequestFamily<Kind, State>,
  userId: number,
): Promise<RequestItem<Kind, State>[]> {
  return inSnapshot(db, async (db) => toItems(db, await listOfPerson(db, family, userId), userId));
}

/** @throws AppError NOT_FOUND, also for another's */
export function readRequest<
  Kind extends string,
  State extends string,
  Step extends string,
  Details extends object,
>(
  { clock }: Deps,
  db: Executor,
  family: RequestFamily<Kind, State, Step, Details>,
  { id, userId }: { readonly id: string; readonly userId: number },
): Promise<RequestView<Kind, State, Details>> {
  return inSnapshot(db, async (db) => {
    const row = await findRequest(db, family, id, userId);
    if (!row) throw new AppError('NOT_FOUND');
    return toView(db, family, row, { reader: userId, now: clock.now() });
  });
}

/** A page of the desk's inbox. @param staffId whose favourites are marked on the estates */
export function readQueue<Kind extends string, State extends string>(
  { clock }: Deps,
  db: Executor,
  { kinds }: RequestFamily<Kind, State>,
  {
    tab = 'desk',
    after,
    staffId,
  }: {
    readonly tab?: RequestTab | undefined;
    readonly after?: string | undefined;
    readonly staffId: number;
  },
): Promise<{
  now: string;
  items: (RequestItem<Kind, State> & { readonly buyer: string })[];
  /** The last one of this page; null at the end. */
  next: string | null;
  counts: { desk: number; buyer: number };
}> {
  return inSnapshot(db, async (db) => {
    const found = await findQueue<Kind, State>(db, kinds, { tab, after }, pageSize + 1);
    const page = found.slice(0, pageSize);
    const items = await toItems(
      db,
      page.map(({ row }) => row),
      staffId,
    );
    return {
      now: clock.now().toISOString(),
      items: items.map((item, place) => ({ ...item, buyer: page[place]?.buyer ?? '' })),
      next: found.length > pageSize ? (items.at(-1)?.id ?? null) : null,
      counts: await countOpen(db, kinds),
    };
  });
}

/** A whole request with its buyer. @throws AppError NOT_FOUND, also for a draft */
export function readForDesk<
  Kind extends string,
  State extends string,
  Step extends string,
  Details extends object,
>(
  { clock }: Deps,
  db: Executor,
  family: RequestFamily<Kind, State, Step, Details>,
  { id, staffId }: { readonly id: string; readonly staffId: number },
): Promise<RequestView<Kind, State, Details> & { readonly buyer: Requester }> {
  return inSnapshot(db, async (db) => {
    const row = await findRequest(db, family, id);
    const person = row?.sentAt && (await personOf(db, row.userId));
    if (!person) throw new AppError('NOT_FOUND');
    const { surname, name, patronymic, phone, email } = person;
    return {
      ...(await toView(db, family, row, { reader: staffId, now: clock.now() })),
      buyer: { id: person.id, name: [surname, name, patronymic].filter(Boolean).join(' '), phone, email },
    };
  });
}

/** A file of a request for the desk; the opening is audited. @throws AppError NOT_FOUND, UPLOAD_WAITS */
export async function openRequestFile(
  deps: Pick<Context, 'clock' | 'storage' | 'scanner'>,
  db: Executor,
  act: StaffAct,
  family: RequestFamily,
  { request, file }: { readonly request: string; readonly file: string },
): Promise<Download> {
  if (!(await findRequest(db, family, request))?.sentAt) throw new AppError('NOT_FOUND');
  const download = await downloadAttached(deps, db, subjectOf(request), file);
  await audit(db, act, { action: 'requests.open-file', subject: subjectOf(request), details: { file } });
  return download;
}

/** Requests for lists, with the estates as `reader` sees them. */
async function toItems<Kind extends string, State extends string>(
  db: Executor,
  rows: readonly RequestRow<Kind, State>[],
  reader: number,
): Promise<RequestItem<Kind, State>[]> {
  const ids = rows.flatMap(({ estateId }) => estateId ?? []);
  const estates = await estatesById(db, ids, reader);
  return rows.map(({ id, number, kind, state, turn, since, promisedBy, hasNew, createdAt, estateId }) => ({
    id,
    number,
    kind,
    state,
    turn,
    since: since.toISOString(),
    promisedBy: promisedBy?.toISOString() ?? null,
    hasNew,
    createdAt: createdAt.toISOString(),
    estate: (estateId !== null && estates.get(estateId)) || null,
  }));
}

async function toView<Kind extends string, State extends string, Step extends string, Details extends object>(
  db: Executor,
  { byItself, readDetails }: Pick<RequestFamily<Kind, State, Step, Details>, 'byItself' | 'readDetails'>,
  row: RequestRow<Kind, State>,
  { reader, now }: { readonly reader: number; readonly now: Date },
): Promise<RequestView<Kind, State, Details>> {
  const [item] = await toItems(db, [row], reader);
  if (!item) throw new Error('a request without itself');
  const steps = await listSteps(db, row.id);
  return {
    ...item,
    now: now.toISOString(),
    details: readDetails(row.details),
    options: row.options,
    choice: row.choice,
    steps: steps.map(({ fromStaff, author, state, files, ...step }) => ({
      ...step,
      state: state as State,
      from: fromStaff || (byItself as readonly string[]).includes(step.act) ? 'staff' : 'buyer',
      author: fromStaff ? author : null,
      files: [...files],
    })),
  };
}
