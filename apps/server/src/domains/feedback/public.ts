export { type FeedbackNews, feedbackAnswered, feedbackClosed } from './feedback.events.ts';
