import { type PassportForm, passportForm } from '@novosel/contract/users/schema.ts';

interface Kept {
  readonly form: PassportForm;
  readonly scans: readonly string[];
}

const fields = Object.keys(passportForm.shape) as (keyof PassportForm)[];

/** An older stored passport may lack the present normalisation of texts. */
const clean = (form: PassportForm): PassportForm => passportForm.safeParse(form).data ?? form;

/** Whether two passports have the same data and the same scans, in any order. */
export function samePassport(one: Kept, other: Kept): boolean {
  const [scans, others] = [new Set(one.scans), new Set(other.scans)];
  const [form, otherForm] = [clean(one.form), clean(other.form)];
  return (
    fields.every((field) => form[field] === otherForm[field]) &&
    scans.size === others.size &&
    [...scans].every((scan) => others.has(scan))
  );
}
