import { type Draft, draftOf } from '@novosel/client/drafts/drafts.ts';
import { useState } from 'react';

interface Kept<Values> {
  readonly key: string;
  readonly values: Values;
}

interface SlipDraft<Values> {
  /** Idempotency-Key of the answer: a repeat is harmless, also after a reload. */
  readonly key: string;
  readonly draft: Draft<Values>;
}

/** The draft of an answer. A link signs nobody in, so the draft belongs to this tab. */
export const useSlipDraft = <Values>(token: string): SlipDraft<Values> => {
  const { read, keep, forget } = draftOf<Kept<Values>>(`slip:${token}`);
  const [key] = useState(() => read()?.key ?? crypto.randomUUID());
  return {
    key,
    draft: { read: () => read()?.values, keep: (values) => keep({ key, values }), forget },
  };
};
