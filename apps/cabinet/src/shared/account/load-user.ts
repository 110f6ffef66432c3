import type { User } from '@novosel/contract/users/schema.ts';

type Dates = 'birthday' | 'lastAuth' | 'createdAt';

/** The user with Date objects instead of texts (S3-02). */
export interface LoadedUser extends Omit<User, Dates> {
  readonly birthday: Date | null;
  readonly lastAuth: Date | null;
  readonly createdAt: Date;
}

/** A calendar day has no hour: it is read as local midnight, so that no time zone moves it. */
const dayOf = (text: string): Date => {
  const [year = 0, month = 1, day = 1] = text.split('-').map(Number);
  return new Date(year, month - 1, day);
};

export const loadUser = ({ birthday, lastAuth, createdAt, ...user }: User): LoadedUser => ({
  ...user,
  birthday: birthday === null ? null : dayOf(birthday),
  lastAuth: lastAuth === null ? null : new Date(lastAuth),
  createdAt: new Date(createdAt),
});
