import type { Domain } from '../../domain.ts';
import { bindChat, bindChatDesk } from './chat.routes.ts';
import { held } from './held.ts';
import { tellOfChats } from './notices/tell-of-chats.ts';
import { workChat } from './remind-unread.ts';

export const chat: Domain = {
  name: 'chat',
  about: 'Conversations of a buyer with the desk',
  uses: ['booking', 'deals', 'documents', 'identity', 'notifications'],
  routes: { cabinet: [bindChat], office: [bindChatDesk] },
  notices: [tellOfChats],
  queues: ['chat.remind'],
  jobs: [workChat],
  held,
};
