import { type Draft, draftOf } from '@novosel/client/drafts/drafts.ts';

/** The typed text, and the saved note that it started from. */
export interface NoteDraft {
  readonly text: string;
  readonly seen: string;
}

export const noteDraft = (estate: number, user: number): Draft<NoteDraft | undefined> =>
  draftOf(`note:${estate}`, user);
