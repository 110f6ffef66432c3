import { useRef, useState } from 'react';
import { type Draft, draftOf } from './drafts.ts';

interface Kept<Values> {
  /** The values shown were left unfinished before. */
  readonly isLeft: boolean;
  /** The values of this moment, for an act that began earlier. */
  readonly now: () => Values;
  /** Goes back to the first values. */
  readonly drop: () => void;
  /** The values have been sent: they stay on the screen alone. */
  readonly forget: () => void;
}

const joined = <Values>(values: Values, more: unknown): Values =>
  (typeof more === 'object' && more !== null ? { ...values, ...more } : more) as Values;

/**
 * Values that are kept in a draft as they are typed, and found there after a reload. A change is a part of an
 * object, or another text.
 * @param first the values of an untouched form, which are no draft
 */
export const useDraft = <Values>(
  draft: Draft<Values>,
  first: Values,
): [Values, (more: Partial<Values>) => void, Kept<Values>] => {
  const [untouched] = useState(first);
  const [left, setLeft] = useState(draft.read);
  const [values, setValues] = useState(left === undefined ? untouched : joined(untouched, left));
  const latest = useRef(values);
  const become = (next: Values) => {
    latest.current = next;
    setValues(next);
    if (JSON.stringify(next) === JSON.stringify(untouched)) draft.forget();
    else draft.keep(next);
  };
  return [
    values,
    (more) => become(joined(latest.current, more)),
    {
      isLeft: left !== undefined,
      now: () => latest.current,
      drop: () => {
        setLeft(undefined);
        become(untouched);
      },
      forget: draft.forget,
    },
  ];
};

/** A text that is kept under a name of its own; an empty one is no draft. */
export const useTextDraft = (name: string): [string, (text: string) => void] => {
  const [text, change] = useDraft(draftOf<string>(name), '');
  return [text, change];
};
