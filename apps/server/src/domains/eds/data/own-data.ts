import type { OwnData } from '@novosel/contract/eds/schema.ts';
import { snilsMask } from '@novosel/contract/fields/masks.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { ownSnils } from '../../members/public.ts';
import { maskPassport, passportStateOf } from '../../passports/public.ts';
import { type PassportFacts, passportFacts, passportHash } from '../../users/public.ts';
import { type ConfirmationRow, findConfirmation } from './data.repo.ts';

/** What a certificate of a person would be made of, and his evidence that it is right. */
export interface DataFacts {
  readonly passport: PassportFacts | undefined;
  readonly confirmation: ConfirmationRow | undefined;
  /** S3-45: he has confirmed the passport that he has now, and the desk has checked it. */
  readonly checked: boolean;
}

/** The flag follows from the evidence: a corrected passport has another hash and unsets it (S3-46, S3-47). */
export async function dataFacts(db: Executor, userId: number): Promise<DataFacts> {
  const passport = await passportFacts(db, userId);
  const confirmation = await findConfirmation(db, userId);
  const same = passport && confirmation?.passportHash === passportHash(passport.form);
  return { passport, confirmation, checked: Boolean(same && passport.checkedAt) };
}

const nothing = { fullName: null, passport: null, issued: null, seen: null, checkedAt: null };

/** The data of a certificate for the page that confirms them. */
export async function readOwnData(
  db: Executor,
  userId: number,
  { passport, confirmation, checked }: DataFacts,
): Promise<OwnData> {
  const snils = confirmation ? snilsMask.show(confirmation.snils) : await ownSnils(db, userId);
  return {
    state: passportStateOf(passport),
    refusal: passport?.refusal ?? null,
    ...(passport ? shown(passport) : nothing),
    snils: snils ?? null,
    inn: confirmation?.inn ?? null,
    confirmedAt: checked ? (confirmation?.at.toISOString() ?? null) : null,
  };
}

const shown = ({ form, checkedAt, updatedAt }: PassportFacts) => ({
  fullName: [form.lastName, form.firstName, form.patronymic].filter(Boolean).join(' '),
  passport: maskPassport(form),
  issued: { on: form.issueDate, code: form.issuerCode },
  seen: updatedAt.toISOString(),
  checkedAt: checkedAt?.toISOString() ?? null,
});
