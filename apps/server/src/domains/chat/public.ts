export { chatUnread } from './chat.events.ts';
export { workChat } from './remind-unread.ts';
