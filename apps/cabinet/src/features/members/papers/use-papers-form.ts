import { RefusalError } from '@novosel/client/calls/errors.ts';
import { draftOf } from '@novosel/client/drafts/drafts.ts';
import {
  type FieldPaths,
  fieldAt,
  type PapersSchema,
  papersErrors,
} from '@novosel/contract/members/papers/papers-errors.ts';
import type { PaperProblem } from '@novosel/contract/members/papers/papers-problems.ts';
import { useKeptForm } from '@novosel/ui/form/use-kept-form.ts';
import { useRefusedFields } from '@novosel/ui/form/use-refused-fields.ts';
import { type FieldWords, wordsCheck } from '@novosel/ui/form/words-check.ts';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { useCallback, useRef, useState } from 'react';
import type { DefaultValues, FieldValues, Path } from 'react-hook-form';
import { useLatePress } from './use-late-press.ts';

interface PapersFormOptions<Typed, Papers> {
  /** Name under which what is typed is kept. */
  readonly draft: string;
  readonly user: number;
  readonly first: Typed;
  readonly paths: FieldPaths<Typed>;
  readonly bodyOf: (typed: Typed) => unknown;
  readonly schema: PapersSchema<Papers>;
  readonly rules: (papers: Papers) => readonly PaperProblem[];
  /** What the server refused. */
  readonly error: Error | null;
}

/**
 * A form of papers: checked as the server does, kept in a draft, refused at its fields. Files on their way
 * are waited for.
 */
export function usePapersForm<Typed extends FieldValues, Papers>(options: PapersFormOptions<Typed, Papers>) {
  const { first, paths, bodyOf, schema, rules, error } = options;
  const t = useText();
  const locale = useLocale();
  const [sending, setSending] = useState(0);
  const pressed = useRef<(body: Papers) => void>(undefined);
  const isFile = (path: string) => path.endsWith('cans') || path.endsWith('translation');
  const wordsAt = (path: string, words: string) => {
    if (isFile(path)) return t('members.scans.missing');
    return path === 'agree' ? t('members.agree.must') : words;
  };
  const check = wordsCheck<Typed>((typed) => {
    const found = papersErrors(schema, bodyOf(typed), rules, locale);
    // What is on its way will be there: nothing is missing yet.
    const judged = [...found].filter(([path]) => sending === 0 || !isFile(path));
    const at = judged.map(([path, words]) => [fieldAt(paths, path), wordsAt(path, words)] as const);
    return Object.fromEntries(at.filter(([field]) => field !== undefined).toReversed()) as FieldWords<Typed>;
  });
  const [draft] = useState(() => draftOf<Typed>(options.draft, options.user));
  const kept = useKeptForm<Typed>(check, first as DefaultValues<Typed>, { draft, late: true });
  const refusal = error instanceof RefusalError ? error : undefined;
  const placed = useRefusedFields(kept.form, refusal?.errors, {
    fieldOf: (name) => fieldAt(paths, name) as Path<Typed> | undefined,
    shouldFocus: true,
  });
  // Several fields send files at once.
  const onSending = useCallback(
    (on: boolean) => setSending((count) => Math.max(0, count + (on ? 1 : -1))),
    [],
  );
  const whenSent = (send: (body: Papers) => void) => (typed: Typed) => {
    pressed.current = send;
    if (sending > 0) return late.wait();
    const { data } = schema.safeParse(bodyOf(typed));
    if (data) send(data);
  };
  const late = useLatePress(sending > 0, () => {
    if (pressed.current) void kept.form.handleSubmit(whenSent(pressed.current))();
  });
  return {
    ...kept,
    forget: draft.forget,
    onSending,
    /** Nothing of the refusal stands at a field: it is said above. */
    unplaced: placed.length === 0,
    /** What a press waits for. */
    early: late.isWaiting ? [t('members.scans.sending')] : [],
    /** Sends what is whole, once its files have come. */
    whenSent,
  };
}

/** What fields of such a form are bound to. */
export type PapersForm<Typed extends FieldValues> = Pick<
  ReturnType<typeof usePapersForm<Typed, unknown>>,
  'values' | 'bind' | 'change' | 'onSending' | 'errorOf'
>;
