export { chatUnread } from './chat.events.ts';
