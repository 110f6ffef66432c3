import { useEffect, useState } from 'react';

/** A pause of typing after which the list is asked for, in ms. */
const pause = 300;

interface Typing {
  readonly typed: number | null;
  /** The list is asked for it: it comes back as the value after a while. */
  readonly told: boolean;
}

/**
 * What stands in a field while a person types, and what is told when the typing rests or the field is left. Until what was
 * told has come back, and while the person types on, the field shows what he has typed.
 * @returns the shown value, what to do on a change of it and on leaving the field
 */
export const useRestedTyping = (value: number | null, tell: (value: number | null) => void) => {
  const [typing, setTyping] = useState<Typing>();
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    if (typing?.told) setTyping(undefined);
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
    type: (typed: number | null) => setTyping({ typed, told: false }),
    settle,
  };
};
