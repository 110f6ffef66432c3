import type { Domain } from '../../domain.ts';
import { bindFeedback, bindFeedbackDesk } from './feedback.routes.ts';
import { held } from './held.ts';
import { tellOfFeedback } from './notices/tell-of-feedback.ts';

export const feedback: Domain = {
  name: 'feedback',
  about: 'Requests, complaints and thanks of buyers',
  uses: ['documents', 'identity', 'notifications'],
  routes: { cabinet: [bindFeedback], office: [bindFeedbackDesk] },
  notices: [tellOfFeedback],
  held,
};
