import { type Draft, draftOf } from '@novosel/client/drafts/drafts.ts';

/** What was typed, and over which note. */
export interface NoteDraft {
  readonly text: string;
  readonly seen: string;
}

export const noteDraft = (estate: number, user: number): Draft<NoteDraft | undefined> =>
  draftOf(`note:${estate}`, user);
