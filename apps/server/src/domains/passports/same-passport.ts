import { type PassportForm, passportForm } from '@novosel/contract/users/schema.ts';

interface Kept {
  readonly form: PassportForm;
  readonly scans: readonly string[];
}

const fields = Object.keys(passportForm.shape) as (keyof PassportForm)[];

/** Whether two passports say the same and are shown by the same scans, in whatever order. */
export function samePassport(one: Kept, other: Kept): boolean {
  const [scans, others] = [new Set(one.scans), new Set(other.scans)];
  return (
    fields.every((field) => one.form[field] === other.form[field]) &&
    scans.size === others.size &&
    [...scans].every((scan) => others.has(scan))
  );
}
