import type { InvitationView } from '@novosel/contract/members/schema.ts';
import type { BuyerAct } from '../../../platform/act.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { inSnapshot } from '../../../platform/database/in-snapshot.ts';
import { estatesById } from '../../catalogue/public.ts';
import { personOf, shortNameOf } from '../../identity/public.ts';
import { findInvitations, type MemberRow } from '../members.repo.ts';

/** Deals to which a person is invited by his present phone, while he may accept. */
export function listInvitations(db: Executor, { actor, at }: BuyerAct): Promise<InvitationView[]> {
  return inSnapshot(db, async (snapshot) => {
    const person = await personOf(snapshot, actor.id);
    const rows = person?.phone ? await findInvitations(snapshot, `+${person.phone}`, at) : [];
    return toInvitations(snapshot, rows, actor.id);
  });
}

/** Invitations for the invited person: the estate as in the catalogue, no data of the deal. */
export async function toInvitations(
  db: Executor,
  rows: readonly MemberRow[],
  reader: number,
): Promise<InvitationView[]> {
  const ids = rows.map(({ estateId }) => estateId);
  const estates = await estatesById(db, ids, reader);
  const views = await Promise.all(
    rows.map(async ({ id, estateId, addedBy, role, invitedUntil, stateSince }) => {
      const estate = estates.get(estateId);
      const inviter = await shortNameOf(db, addedBy);
      return (
        estate && { member: id, inviter, role, until: (invitedUntil ?? stateSince).toISOString(), estate }
      );
    }),
  );
  return views.flatMap((view) => view ?? []);
}
