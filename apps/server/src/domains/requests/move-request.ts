import { afterAct, fewestOptions, promisedAt, type RequestMove } from '@novosel/contract/requests/flow.ts';
import type { Act } from '../../platform/act.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database/db.ts';
import { recordStep } from './record-step.ts';
import type { RequestFamily } from './request-family.ts';
import { changeRequest, type RequestRow } from './requests.repo.ts';

export interface GivenStep<Step extends string> {
  readonly act: Step;
  readonly text?: string;
  readonly files?: readonly string[];
  readonly options?: readonly string[];
  readonly choice?: number | undefined;
  /** The member of staff; absent for the buyer and for automatic moves. */
  readonly staffId?: number;
}

/** Moves a locked request. @returns the new state @throws AppError STEP_WRONG, VALIDATION, UPLOAD_LOST */
export async function moveRequest<Kind extends string, State extends string, Step extends string>(
  tx: Tx,
  act: Act,
  family: RequestFamily<Kind, State, Step>,
  row: RequestRow<Kind, State>,
  given: GivenStep<Step>,
): Promise<State> {
  const state = assertMove(family, row, given);
  const { at } = act;
  const { staffId } = given;
  const sentAt = row.sentAt ?? (state === family.sentIn ? at : null);
  await changeRequest(tx, row.id, {
    state,
    turn: family.flow.turns[state].turn,
    since: at,
    promisedBy: promisedAt(family.flow, state, at),
    lateToldAt: null,
    hasNew: staffId !== undefined || family.byItself.includes(given.act),
    sentAt,
    ...choiceAfter(family.flow.moves[given.act], given),
  });
  await recordStep(tx, act, {
    request: row,
    step: given.act,
    state,
    isSent: sentAt !== null,
    staffId,
    text: given.text ?? '',
    files: given.files ?? [],
  });
  return state;
}

/** The options after a move, and the chosen one; nothing when they do not change. */
function choiceAfter(
  { needs, clears }: RequestMove<string>,
  { options = [], choice }: Pick<GivenStep<string>, 'options' | 'choice'>,
): { readonly options?: string[]; readonly choice?: number | null } {
  if (clears === 'options') return { options: [], choice: null };
  if (needs === 'options') return { options: [...options], choice: null };
  return needs === 'choice' ? { choice: choice ?? null } : {};
}

/** @returns the new state @throws AppError STEP_WRONG, VALIDATION at missing fields */
export function assertMove<State extends string, Step extends string>(
  { flow }: Pick<RequestFamily<string, State, Step>, 'flow'>,
  row: Pick<RequestRow<string, State>, 'state' | 'options'>,
  { act, text = '', files = [], options = [], choice }: GivenStep<Step>,
): State {
  const state = afterAct(flow, row.state, act);
  if (!state) throw new AppError('STEP_WRONG');
  const missing = {
    text: text === '',
    files: files.length === 0,
    options: options.length < fewestOptions,
    choice: choice === undefined || choice >= row.options.length,
  };
  const { needs } = flow.moves[act];
  if (needs && missing[needs]) throw new AppError('VALIDATION', { fields: { [needs]: ['default'] } });
  return state;
}
