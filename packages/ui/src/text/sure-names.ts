import { cleanName, type NameKind, type NameQuestion, nameQuestion } from '@novosel/contract/fields/names.ts';

/** Unusual names that the person has confirmed; in memory only, since they are personal data. */
const sure = new Set<string>();

const keyOf = (kind: NameKind, typed: string) => `${kind} ${cleanName(typed)}`;

export const makeSure = (kind: NameKind, typed: string): void => void sure.add(keyOf(kind, typed));

/** The unanswered question about a name, if any. */
export const openQuestion = (kind: NameKind, typed: string): NameQuestion | undefined =>
  sure.has(keyOf(kind, typed)) ? undefined : nameQuestion(kind, typed);
