import type { MemberRow } from './members.repo.ts';

/** «Королёв Илья Андреевич», or as he was invited. */
export const nameOfMember = ({
  lastName,
  firstName,
  patronymic,
}: Pick<MemberRow, 'lastName' | 'firstName' | 'patronymic'>): string =>
  [lastName, firstName, patronymic].filter(Boolean).join(' ');

/** Who fills in the papers of a member; null while an adult has not come. */
export const keeperOf = ({ userId, parentId }: Pick<MemberRow, 'userId' | 'parentId'>): number | null =>
  userId ?? parentId;
