import { useRef, useState } from 'react';
import { forgetDraft, keepDraft, readDraft } from '../../shared/drafts/drafts.ts';

/** Nobody is signed in by a link: the draft is of whoever has it, and of this tab. */
const anybody = 0;

interface Kept<Values> {
  /** Makes a repeat of the same answer harmless, also after a reload. */
  readonly key: string;
  readonly values: Values;
}

/** What is filled in by a link survives a reload until it has been sent. */
export function useSlipDraft<Values extends object>(token: string, empty: Values) {
  const name = `slip:${token}`;
  const [first] = useState(() => readDraft<Kept<Values>>(name, anybody));
  const key = useRef(first?.key ?? crypto.randomUUID());
  const [values, setValues] = useState<Values>(() => ({ ...empty, ...first?.values }));
  const change = (part: Partial<Values>) => {
    const next = { ...values, ...part };
    setValues(next);
    keepDraft(name, { user: anybody, values: { key: key.current, values: next } });
  };
  return { key: key.current, values, change, forget: () => forgetDraft(name) };
}
