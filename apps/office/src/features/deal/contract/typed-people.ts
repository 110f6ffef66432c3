import { type EnteredPerson, enteredPerson } from '@novosel/contract/contracts/schema.ts';
import { type FieldFinding, fieldFindings } from '@novosel/contract/fields/field-problems.ts';

export const personFields = [
  'lastName',
  'firstName',
  'patronymic',
  'birthday',
  'birthPlace',
  'address',
] as const;
export type PersonField = (typeof personFields)[number];

/** Values of the fields of members without a Russian passport, by `personKey`. */
export type TypedPeople = Readonly<Record<string, string>>;

export const personKey = (member: string, field: PersonField): string => `${member} ${field}`;

/** The first values of the fields for a new draft. */
export const typedPeople = (people: readonly EnteredPerson[]): TypedPeople =>
  Object.fromEntries(
    people.flatMap((one) => personFields.map((field) => [personKey(one.member, field), one[field] ?? ''])),
  );

const read = (typed: TypedPeople, member: string) => {
  const fields = personFields.map(
    (field) => [field, (typed[personKey(member, field)] ?? '').trim()] as const,
  );
  const person = { member, ...Object.fromEntries(fields) };
  const patronymic = typed[personKey(member, 'patronymic')]?.trim() || null;
  return enteredPerson.safeParse({ ...person, patronymic }, { reportInput: true });
};

/** Findings about a person, by field. */
export function wrongOf(typed: TypedPeople, member: string): ReadonlyMap<string, FieldFinding> {
  const { error } = read(typed, member);
  const findings = error ? fieldFindings(error) : [];
  return new Map(findings.map((finding) => [finding.path[0] ?? '', finding]));
}

/** The people as the call takes them; undefined while something about one is missing or wrong. */
export function readPeople(typed: TypedPeople, members: readonly string[]): EnteredPerson[] | undefined {
  const people = members.map((member) => read(typed, member).data);
  const known = people.filter((one) => one !== undefined);
  return known.length === people.length ? known : undefined;
}
