import { useEffect, useState } from 'react';

/** In ms: the pause in typing after which the list is requested. */
const pause = 300;

export interface Typing {
  readonly typed: number | null;
  /** Whether `tell` was called with the value, which comes back as `value` after a while. */
  readonly told: boolean;
  /** Values told before this one, which may come back first. */
  readonly before: readonly (number | null)[];
}

/** The state of the field after another value has come; undefined when the field shows that value. */
export const typingAfter = (typing: Typing | undefined, value: number | null): Typing | undefined => {
  if (!typing || (typing.told && value === typing.typed)) return undefined;
  const at = typing.before.indexOf(value);
  if (at >= 0) return { ...typing, before: typing.before.slice(at + 1) };
  // Neither this value nor an earlier one: something else has set it, such as «Сбросить».
  return typing.told ? undefined : typing;
};

const toldBefore = (typing: Typing | undefined): Typing['before'] =>
  typing?.told ? [...typing.before, typing.typed] : (typing?.before ?? []);

/**
 * Debounces a field: tells its value after a pause in typing, or when the field is left. The field shows the
 * typed value while the person types, and until the told value has come back.
 * @returns the value to show, and handlers for typing in the field and for leaving it
 */
export const useDebouncedTyping = (value: number | null, tell: (value: number | null) => void) => {
  const [typing, setTyping] = useState<Typing>();
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    setTyping(typingAfter(typing, value));
  }
  const settle = () => {
    if (!typing) return;
    if (!typing.told) tell(typing.typed);
    setTyping(typing.told || typing.typed === value ? undefined : { ...typing, told: true });
  };
  useEffect(() => {
    if (!typing || typing.told) return;
    const timer = setTimeout(() => {
      tell(typing.typed);
      setTyping(typing.typed === value ? undefined : { ...typing, told: true });
    }, pause);
    return () => clearTimeout(timer);
  }, [typing, tell, value]);
  return {
    shown: typing ? typing.typed : value,
    type: (typed: number | null) => setTyping({ typed, told: false, before: toldBefore(typing) }),
    settle,
  };
};
