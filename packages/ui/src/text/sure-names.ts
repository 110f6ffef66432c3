import { cleanName, type NameKind, type NameQuestion, nameQuestion } from '@novosel/contract/fields/names.ts';

/**
 * Names of which a person has said that they are meant as they stand; in memory alone, since they are
 * personal.
 */
const sure = new Set<string>();

const keyOf = (kind: NameKind, typed: string) => `${kind} ${cleanName(typed)}`;

export const makeSure = (kind: NameKind, typed: string): void => void sure.add(keyOf(kind, typed));

/** What is still to be asked about a name before it is sent. */
export const openQuestion = (kind: NameKind, typed: string): NameQuestion | undefined =>
  sure.has(keyOf(kind, typed)) ? undefined : nameQuestion(kind, typed);
