import { promisedAt } from '@novosel/contract/requests/flow.ts';
import type { BuyerAct } from '../../platform/act.ts';
import type { Tx } from '../../platform/database/db.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { recordStep } from './record-step.ts';
import type { RequestFamily } from './request-family.ts';
import { insertRequest } from './requests.repo.ts';

interface Order<Kind extends string, State extends string, Details extends object> {
  readonly kind: Kind;
  /** Its first state: the usual one, or a draft that the desk does not see. */
  readonly state: State;
  /** Absent when it is not about an estate. */
  readonly estate?: number | undefined;
  readonly details: Details;
  readonly text: string;
  /** Unassigned uploads of the buyer. */
  readonly files: readonly string[];
}

/**
 * Makes a request of the buyer.
 * @returns undefined when the estate already has an open request of this kind
 * @throws AppError UPLOAD_LOST
 */
export async function placeRequest<Kind extends string, State extends string, Details extends object>(
  tx: Tx,
  act: BuyerAct,
  family: RequestFamily<Kind, State, string, Details>,
  { kind, state, estate, details, text, files }: Order<Kind, State, Details>,
): Promise<{ id: string; number: number } | undefined> {
  const { at, actor } = act;
  const isSent = state === family.sentIn;
  const made = await insertRequest(tx, {
    id: uuidv7(at),
    userId: actor.id,
    kind,
    estateId: estate ?? null,
    details,
    state,
    turn: family.flow.turns[state].turn,
    since: at,
    promisedBy: promisedAt(family.flow, state, at),
    options: [],
    hasNew: false,
    sentAt: isSent ? at : null,
    createdAt: at,
  });
  if (!made) return undefined;
  const request = { id: made.id, userId: actor.id };
  await recordStep(tx, act, {
    request,
    step: 'order',
    state,
    isSent,
    staffId: undefined,
    text,
    files,
  });
  return made;
}
