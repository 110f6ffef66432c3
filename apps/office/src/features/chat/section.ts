import { chatRoles } from '@novosel/contract/chat/rules.ts';
import type { Catalogue } from '@novosel/ui/text/i18n.tsx';
import { entryFor, pageAt, type Section } from '../../shared/navigation/section.ts';
import { chatPatterns, chatsPath } from './paths.ts';
import { WaitingCount } from './waiting-count.tsx';

const chatWords: Catalogue = { ru: () => import('./locales/ru.po'), en: () => import('./locales/en.po') };

export const chatSection: Section = {
  pages: Object.values(chatPatterns).map((path) =>
    pageAt([path], () => import('./chats-page.tsx'), chatWords),
  ),
  menu: [{ ...entryFor(chatsPath, 'desk.chats', chatRoles), Count: WaitingCount }],
};
