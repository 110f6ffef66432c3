import { useEffect, useState } from 'react';

/** A pause of typing after which the list is asked for, in ms. */
const pause = 300;

export interface Typing {
  readonly typed: number | null;
  /** The list is asked for it: it comes back as the value after a while. */
  readonly told: boolean;
  /** What was told before it, and may come back first. */
  readonly before: readonly (number | null)[];
}

/** What is left of a typing when another value has come. */
export const typingAfter = (typing: Typing | undefined, value: number | null): Typing | undefined => {
  if (!typing || (typing.told && value === typing.typed)) return undefined;
  const at = typing.before.indexOf(value);
  if (at >= 0) return { ...typing, before: typing.before.slice(at + 1) };
  // Neither this nor an earlier one: somebody else has set it, such as «Сбросить».
  return typing.told ? undefined : typing;
};

const toldBefore = (typing: Typing | undefined): Typing['before'] =>
  typing?.told ? [...typing.before, typing.typed] : (typing?.before ?? []);

/**
 * What stands in a field while a person types, and what is told when the typing rests or the field is left.
 * Until what was told has come back, and while the person types on, the field shows what he has typed.
 * @returns the shown value, what to do on a change of it and on leaving the field
 */
export const useRestedTyping = (value: number | null, tell: (value: number | null) => void) => {
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
