import { type Draft, draftOf } from '@novosel/client/drafts/drafts.ts';
import type { FeedbackSubject } from '@novosel/contract/feedback/rules.ts';
import type { StoredFile } from '@novosel/ui/files/file-entry.ts';

export interface Written {
  readonly subject: FeedbackSubject | null;
  readonly message: string;
  readonly files: readonly StoredFile[];
}

/** An unfinished letter as a form continues it. */
export interface BegunLetter extends Written {
  readonly id: string;
  /**
   * When the server saved the version that this page has seen; null for a draft that the server does not
   * have.
   */
  readonly seen: string | null;
  /** When it was written, ISO 8601. */
  readonly at: string;
  /** Whether the server has these words. */
  readonly isKept: boolean;
}

export const sameWords = (one: Written, other: Written): boolean =>
  one.subject === other.subject &&
  one.message === other.message &&
  `${one.files.map(({ key }) => key)}` === `${other.files.map(({ key }) => key)}`;

const lettersOf = (user: number) => draftOf<Readonly<Record<string, BegunLetter>>>('feedback', user);

/**
 * The letter of this tab that the server does not have yet; `form` is where it was begun. The forms of a tab
 * share one draft.
 */
export const unsavedOf = (user: number, form: string): Draft<BegunLetter> => {
  const letters = lettersOf(user);
  return {
    read: () => new Map(Object.entries(letters.read() ?? {})).get(form),
    keep: (letter) => letters.keep({ ...letters.read(), [form]: letter }),
    forget: () => {
      const { [form]: _, ...others } = letters.read() ?? {};
      if (Object.keys(others).length > 0) letters.keep(others);
      else letters.forget();
    },
  };
};

/** The letter that a new form continues. */
export const anyUnsaved = (user: number): BegunLetter | undefined =>
  Object.values(lettersOf(user).read() ?? {})[0];
