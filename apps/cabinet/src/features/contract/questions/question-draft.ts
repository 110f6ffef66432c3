import { type Draft, draftOf } from '@novosel/client/drafts/drafts.ts';
import type { QuestionForm } from '@novosel/contract/contracts/schema.ts';

/** What is typed at a clause and not sent; it stays when another version is sent. */
export const questionDraft = (estate: number, clause: string, user: number): Draft<QuestionForm> =>
  draftOf(`contract-question:${estate}:${clause}`, user);
