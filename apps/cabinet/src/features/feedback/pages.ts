import { queryFor } from '@novosel/client/queries/query-for.ts';
import { listFeedback, listFeedbackDrafts } from '@novosel/contract/feedback/list-endpoints.ts';
import type { Ask, BuiltPage, Pages } from '../../shared/navigation/built-page.ts';
import type { LoadPage } from '../../shared/navigation/feature.ts';
import { feedbackCatalogue } from './feedback-catalogue.ts';

const all: Ask = () => queryFor(listFeedback);
const drafts: Ask = () => queryFor(listFeedbackDrafts);

const page = (load: LoadPage, ...asks: readonly Ask[]): BuiltPage => ({
  load,
  words: [feedbackCatalogue],
  asks,
});

export const feedbackPages: Pages = {
  feedback: page(() => import('./feedback-page.tsx'), all, drafts),
  feedbackAll: page(() => import('./feedback-all-page.tsx'), all),
  feedbackCreate: page(() => import('./feedback-create-page.tsx'), drafts),
  feedbackView: page(() => import('./feedback-view-page.tsx')),
};
