import type { MemberState } from './states.ts';

/** Conditions of a member's readiness. */
export const memberMarks = ['sign-in', 'consents', 'identity', 'snils', 'representative'] as const;
export type MemberMark = (typeof memberMarks)[number];

/** `waits`: its turn has not come; `missing`: to be filled in; `sent`: the desk checks it. */
export type MarkState = 'waits' | 'missing' | 'sent' | 'returned' | 'done';

export interface Mark {
  readonly code: MemberMark;
  readonly state: MarkState;
}

export interface MarkFacts {
  readonly kind: 'adult' | 'child';
  readonly isRepresentative: boolean;
  readonly state: MemberState;
  /** Fields that the desk has returned. */
  readonly returned: readonly string[];
}

/** The marks of form fields; other fields belong to `identity`. */
const markOfField = new Map<string, MemberMark>([
  ['snils', 'snils'],
  ['power', 'representative'],
  ['guardian', 'representative'],
  ['consent', 'representative'],
]);

/** The marks of a member in the order of the page: done, being checked, missing. */
export function marksOf({ kind, isRepresentative, state, returned }: MarkFacts): readonly Mark[] {
  const shown: readonly MemberMark[] =
    kind === 'child'
      ? ['identity', 'snils', 'representative']
      : isRepresentative
        ? memberMarks
        : ['sign-in', 'consents', 'identity', 'snils'];
  const back = new Set(returned.map((field) => markOfField.get(field) ?? 'identity'));
  return shown.map((code) => ({ code, state: markState(code, state, back) }));
}

function markState(code: MemberMark, state: MemberState, back: ReadonlySet<MemberMark>): MarkState {
  if (code === 'sign-in') return state === 'invited' ? 'missing' : 'done';
  if (state === 'invited' || state === 'refused') return 'waits';
  if (code === 'consents') return state === 'joined' ? 'missing' : 'done';
  if (state === 'joined') return 'waits';
  if (state === 'filling') return 'missing';
  if (state === 'ready') return 'done';
  return state === 'returned' && back.has(code) ? 'returned' : 'sent';
}

/** Number of marks that are done. */
export const doneMarks = (marks: readonly Mark[]): number =>
  marks.filter(({ state }) => state === 'done').length;
