interface Named {
  readonly name: string | null;
  readonly surname: string | null;
}

/** «Анна Ковалёва»; empty when undefined. */
export function fullName(person: Named | undefined): string {
  return [person?.name, person?.surname].filter(Boolean).join(' ');
}

/** «Анна К.»: as much as a person with a shared list has to know. */
export function shortName(person: Named | undefined): string {
  const initial = person?.surname?.charAt(0);
  return [person?.name, initial && `${initial}.`].filter(Boolean).join(' ');
}
