import { useRef, useState } from 'react';
import { type Draft, draftOf } from './drafts.ts';

interface Kept<Values> {
  /** Whether the values come from a draft of an earlier visit to the page. */
  readonly isLeft: boolean;
  /** The present values, for an act that began earlier. */
  readonly now: () => Values;
  /** Goes back to the first values. */
  readonly drop: () => void;
  /** Deletes the draft after the values were sent; the screen goes on showing them. */
  readonly forget: () => void;
}

const joined = <Values>(values: Values, more: unknown): Values =>
  (typeof more === 'object' && more !== null ? { ...values, ...more } : more) as Values;

/**
 * Values of a form that are saved in a draft as the person types, and restored after a reload. A change is a
 * part of an object, or another text.
 * @param first the values of an untouched form, which are not saved
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

/** A text that is saved under a key of its own; an empty text is not saved. */
export const useTextDraft = (name: string): [string, (text: string) => void] => {
  const [text, change] = useDraft(draftOf<string>(name), '');
  return [text, change];
};
