import type { passportFacts } from '../users/public.ts';
import type { MemberRow } from './members.repo.ts';

/** «Королёв Илья Андреевич», or the name in the invitation. */
export const nameOfMember = ({
  lastName,
  firstName,
  patronymic,
}: Pick<MemberRow, 'lastName' | 'firstName' | 'patronymic'>): string =>
  [lastName, firstName, patronymic].filter(Boolean).join(' ');

/** Who fills in the papers of a member; null before an adult has joined. */
export const keeperOf = ({ userId, parentId }: Pick<MemberRow, 'userId' | 'parentId'>): number | null =>
  userId ?? parentId;

/** Names and birthday of an adult for the contract; undefined without a passport. */
export const namesOf = (
  passport: Awaited<ReturnType<typeof passportFacts>>,
): Pick<MemberRow, 'lastName' | 'firstName' | 'patronymic' | 'birthday'> | undefined => {
  if (!passport) return undefined;
  const { lastName, firstName, patronymic, birthday } = passport.form;
  return { lastName, firstName, patronymic, birthday };
};
