import type { Conversation } from '@novosel/contract/chat/endpoints.ts';
import { formatClock } from '@novosel/contract/time.ts';
import type { ChatLine } from '@novosel/ui/chat/chat-thread.tsx';
import { useLocale, useText } from '@novosel/ui/i18n.tsx';

/** The lines of a thread: what was said, who said it, and where a conversation ended. */
export const useLines = (pages: readonly Conversation[]): readonly ChatLine[] => {
  const t = useText();
  const locale = useLocale();
  return pages.flatMap(({ guid, closed, messages }, place): ChatLine[] => {
    const lines = messages.map(({ id, author, name, role, text, at }): ChatLine => {
      const clock = formatClock(at, { locale });
      const who = name && role ? t('chat.who', { name, role: t(`chat.role.${role}`) }) : t('chat.support');
      return {
        key: id,
        from: author === 'buyer' ? 'me' : 'other',
        text,
        meta: author === 'buyer' ? clock : `${who}, ${clock}`,
        at,
      };
    });
    const last = messages.at(-1);
    const ends = closed && last && pages[place + 1]?.guid !== guid;
    return ends
      ? [...lines, { key: `${guid} closed`, from: 'note', text: t('chat.closed'), at: last.at }]
      : lines;
  });
};
