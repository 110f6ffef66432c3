import type { BookingPage, BookingTerm } from '@novosel/contract/booking/schema.ts';
import { useState } from 'react';

export interface TermChoiceState {
  readonly term: BookingTerm | undefined;
  readonly choose: (code: string) => void;
}

/** The chosen term; until the person chooses, the first one that is available. */
export const useTermChoice = ({ terms }: BookingPage): TermChoiceState => {
  const [code, choose] = useState<string>();
  const open = terms.filter((term) => !term.refused);
  return { term: open.find((term) => term.code === code) ?? open[0], choose };
};
