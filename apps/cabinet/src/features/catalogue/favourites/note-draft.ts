import { forgetDraft, keepDraft, readDraft } from '../../../shared/drafts/drafts.ts';

/** What was typed, and over which note. */
export interface NoteDraft {
  readonly text: string;
  readonly seen: string;
}

const nameOf = (estate: number): string => `note:${estate}`;

export const noteDraftOf = (estate: number, user: number): NoteDraft | undefined =>
  readDraft<NoteDraft>(nameOf(estate), user);

export const keepNoteDraft = (estate: number, user: number, values: NoteDraft): void =>
  keepDraft(nameOf(estate), { user, values });

export const forgetNoteDraft = (estate: number): void => forgetDraft(nameOf(estate));
