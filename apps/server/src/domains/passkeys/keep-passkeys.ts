import type {
  listPasskeys as listing,
  renamePasskey as renaming,
} from '@novosel/contract/session/passkey-endpoints.ts';
import type { AnswerOf, BodyOf } from '@novosel/contract/wire/endpoint.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { personOf, tellContacts, type Visit } from '../identity/public.ts';
import { passkeyLetter } from './passkey-words.ts';
import { passkeyRemoved, passkeyRenamed } from './passkeys.events.ts';
import { deletePasskey, keepName, passkeysOf } from './passkeys.repo.ts';

type Deps = Pick<Context, 'clock' | 'db'>;
type OnOne = Visit & { readonly viewer: Viewer; readonly params: { readonly passkey: string } };

/** The person's keys, without anything by which a device would know them. */
export async function listPasskeys(
  { clock, db }: Deps,
  { userId }: Viewer,
): Promise<AnswerOf<typeof listing>> {
  const items = (await passkeysOf(db, userId)).map(({ id, name, createdAt, usedAt }) => ({
    id,
    name,
    madeAt: createdAt.toISOString(),
    usedAt: usedAt?.toISOString() ?? null,
  }));
  return { result: true, data: { items, now: clock.now().toISOString() } };
}

/** @throws AppError NOT_FOUND */
export async function renamePasskey(
  { clock, db }: Deps,
  { body, params, ...visit }: OnOne & { body: BodyOf<typeof renaming> },
) {
  await db.transaction(async (tx) => {
    if (!(await keepName(tx, visit.viewer.userId, params.passkey, body.name)))
      throw new AppError('NOT_FOUND');
    await passkeyRenamed(tx, visit, params.passkey, clock.now());
  });
  return { result: true } as const;
}

/** Takes a key away and tells the person at his contacts. @throws AppError NOT_FOUND */
export async function removePasskey(deps: Deps & Pick<Context, 'jobs'>, { params, ...visit }: OnOne) {
  const now = deps.clock.now();
  const { userId } = visit.viewer;
  await deps.db.transaction(async (tx) => {
    if (!(await deletePasskey(tx, userId, params.passkey))) throw new AppError('NOT_FOUND');
    await passkeyRemoved(tx, visit, params.passkey, now);
    const person = await personOf(tx, userId);
    if (person) await tellContacts(deps, tx, person, passkeyLetter('remove', person.locale, now));
  });
  return { result: true } as const;
}
