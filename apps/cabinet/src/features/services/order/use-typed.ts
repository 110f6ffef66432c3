import { useState } from 'react';
import { forgetDraft, keepDraft, readDraft } from '../../../shared/drafts/drafts.ts';

/** What is typed into a form: it survives a reload of the tab, until it is sent. */
export const useTyped = <Values extends object>(name: string, user: number, empty: Values) => {
  const [typed, setTyped] = useState<Values>(() => readDraft<Values>(name, user) ?? empty);
  return {
    typed,
    type: (more: Partial<Values>) => {
      const values = { ...typed, ...more };
      setTyped(values);
      keepDraft(name, { user, values });
    },
    forget: () => {
      forgetDraft(name);
      setTyped(empty);
    },
  };
};
