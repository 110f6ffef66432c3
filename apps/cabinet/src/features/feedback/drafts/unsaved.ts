import type { FeedbackSubject } from '@novosel/contract/feedback/rules.ts';
import type { StoredFile } from '@novosel/ui/files/file-entry.ts';
import { forgetDraft, keepDraft, readDraft } from '../../../shared/drafts/drafts.ts';

export interface Written {
  readonly subject: FeedbackSubject | null;
  readonly message: string;
  readonly files: readonly StoredFile[];
}

/** A letter that was begun, as a form takes it up. */
export interface BegunLetter extends Written {
  readonly id: string;
  /** When the server kept what this page has seen of it; null for one that it has not. */
  readonly seen: string | null;
  /** When it was written. */
  readonly at: string;
  /** The server has these words. */
  readonly isKept: boolean;
}

export const sameWords = (one: Written, other: Written): boolean =>
  one.subject === other.subject &&
  one.message === other.message &&
  `${one.files.map(({ key }) => key)}` === `${other.files.map(({ key }) => key)}`;

type Unsaved = Readonly<Record<string, BegunLetter>>;

const name = 'feedback';
const all = (user: number): Unsaved => readDraft<Unsaved>(name, user) ?? {};

/**
 * What this tab has not brought to the server before it was loaded again; `form` is where the letter was
 * begun.
 */
export const unsavedOf = (user: number, form: string | undefined): BegunLetter | undefined =>
  form === undefined ? Object.values(all(user))[0] : new Map(Object.entries(all(user))).get(form);

export const keepUnsaved = (user: number, form: string, letter: BegunLetter): void =>
  keepDraft(name, { user, values: { ...all(user), [form]: letter } });

export const forgetUnsaved = (user: number, form: string): void => {
  const { [form]: _, ...others } = all(user);
  if (Object.keys(others).length > 0) keepDraft(name, { user, values: others });
  else forgetDraft(name);
};
