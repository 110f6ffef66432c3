import { marksOf } from '@novosel/contract/members/marks.ts';
import { signerByAge } from '@novosel/contract/members/papers/signer-by-age.ts';
import type { MemberView } from '@novosel/contract/members/schema.ts';
import { birthdayAt } from '@novosel/contract/users/age.ts';
import { keeperOf, nameOfMember } from './member-names.ts';
import type { MemberRow } from './members.repo.ts';
import { owns } from './owners-of-deal.ts';

interface Seen {
  readonly owning: Parameters<typeof owns>[1];
  /** YYYY-MM-DD. */
  readonly today: string;
  readonly signingDay: string;
  /** Undefined: the desk. */
  readonly reader?: number | undefined;
}

/** Birthdays from which another person signs. */
const signerAges = [14, 18] as const;

/** A member as another party and the desk see him: without papers and numbers. */
export function toMemberView(member: MemberRow, { owning, today, signingDay, reader }: Seen): MemberView {
  const { id, kind, state, birthday, phone, invitedUntil, remindedAt, actsFor, relation } = member;
  const role = owns(member, owning) ? 'holder' : 'delegate';
  const changes =
    birthday === null ? [] : signerAges.map((age) => birthdayAt(birthday, age)).filter((day) => day > today);
  return {
    id,
    kind,
    role,
    name: nameOfMember(member),
    me: reader !== undefined && member.userId === reader,
    mine: reader !== undefined && keeperOf(member) === reader,
    state,
    since: member.stateSince.toISOString(),
    phone: reader === owning.mainBuyer ? phone : null,
    invitedUntil: invitedUntil?.toISOString() ?? null,
    remindedAt: remindedAt?.toISOString() ?? null,
    actsFor,
    relation,
    marks: [
      ...marksOf({ kind, isRepresentative: member.role === 'delegate', state, returned: member.returned }),
    ],
    signer: birthday === null ? null : signerByAge(birthday, signingDay),
    signerChangesOn: changes.find((day) => day <= signingDay) ?? null,
    refusal: member.refusal,
  };
}
