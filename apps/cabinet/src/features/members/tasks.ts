import { mayCheckMembers } from '@novosel/contract/members/may-change.ts';
import type { MembersView, MemberView } from '@novosel/contract/members/schema.ts';
import type { MemberState } from '@novosel/contract/members/states.ts';
import { lookup } from '@novosel/contract/wire/lookup.ts';

/**
 * `papers`, `correct`: papers to fill in, or to correct after the desk returned them; `owner`: somebody is to
 * be added; `terms`: the owners do not fit the kind of ownership; `refused`: somebody does not take part.
 */
type TaskKind = 'correct' | 'refused' | 'consent' | 'papers' | 'terms' | 'owner' | 'marriage' | 'shares';

/** One thing that the reader has to do. */
export interface Task {
  readonly kind: TaskKind;
  /** Of the form in which it is done. */
  readonly key: string;
  readonly member?: MemberView;
}

export const papersKey = (member: string): string => `papers-${member}`;
export const consentKey = 'members-consent';
export const sharesKey = 'members-shares';
export const ownerKey = 'members-owner';

const byState: Partial<Record<MemberState, TaskKind>> = {
  returned: 'correct',
  joined: 'consent',
  filling: 'papers',
};

const byFinding = lookup<TaskKind>({
  'owner-missing': 'owner',
  'child-only': 'owner',
  'owner-extra': 'terms',
  'adult-only': 'terms',
});

const order: readonly TaskKind[] = [
  'correct',
  'refused',
  'consent',
  'papers',
  'terms',
  'owner',
  'marriage',
  'shares',
];

const keyOf = (kind: TaskKind, member: MemberView): string =>
  kind === 'consent' ? consentKey : papersKey(member.id);

const ownTasks = ({ members, place }: MembersView): Task[] =>
  mayCheckMembers(place)
    ? members
        .filter(({ mine }) => mine)
        .flatMap((member) => {
          const kind = byState[member.state];
          return kind ? [{ kind, key: keyOf(kind, member), member }] : [];
        })
    : [];

const kindOf = ({ ownership }: MembersView, refusal: string): TaskKind =>
  byFinding.get(refusal) ?? (ownership === 'joint' ? 'marriage' : 'shares');

const keyOfKind: Partial<Record<TaskKind, string>> = {
  owner: ownerKey,
  marriage: sharesKey,
  shares: sharesKey,
};

function holderTasks(view: MembersView): Task[] {
  if (!view.own || !view.mayChange) return [];
  const refused = view.members.filter(({ state }) => state === 'refused');
  const kinds = [...new Set(view.findings.map(({ refusal }) => kindOf(view, refusal)))];
  return [
    ...refused.map((member) => ({ kind: 'refused' as const, key: `member-${member.id}`, member })),
    ...kinds.map((kind) => ({ kind, key: keyOfKind[kind] ?? kind })),
  ];
}

/** What is left to do for the reader, in the order of the page. */
export const tasksOf = (view: MembersView): readonly Task[] =>
  [...ownTasks(view), ...holderTasks(view)].toSorted(
    (one, other) => order.indexOf(one.kind) - order.indexOf(other.kind),
  );

const awaited: readonly MemberState[] = ['invited', 'joined', 'filling', 'returned'];

/** Members whom the deal waits for, without the reader and his children. */
export const awaitedMembers = ({ members }: MembersView): readonly MemberView[] =>
  members.filter(({ mine, state }) => !mine && awaited.includes(state));

/** What the page says first: the reader's task, others, the desk, or the next stage. */
export type Waits = 'task' | 'members' | 'desk' | 'other';

export function waitsOf(view: MembersView): Waits {
  if (tasksOf(view).length > 0) return 'task';
  if (awaitedMembers(view).length > 0) return 'members';
  if (view.place === 'members-check' || view.place === 'member-documents') return 'desk';
  return view.place === 'members' ? 'members' : 'other';
}
