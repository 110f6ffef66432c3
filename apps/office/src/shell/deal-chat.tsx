import { midSentence } from '@novosel/contract/texts/text.ts';
import { formatDay } from '@novosel/contract/time/time.ts';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { BuyerChat } from '../features/chat/buyer-chat.tsx';
import { chatsPath } from '../features/chat/paths.ts';
import { useDeal } from '../features/deal/use-deal.ts';

/** The conversation with the buyer of a deal; empty while the deal itself says why it is not shown. */
export const DealChat = ({ deal }: { deal: string }) => {
  const t = useText();
  const locale = useLocale();
  const { view, now, error } = useDeal(deal);
  if (!view && error) return null;
  const { turn, act, dueAt } = view?.deal.turn ?? {};
  const ready =
    turn &&
    t('deal.chat.ready', {
      turn,
      act: midSentence(t(`act.${act}`)),
      dated: String(Boolean(dueAt)),
      day: dueAt ? formatDay(dueAt, { now, locale }) : '',
    });
  return <BuyerChat person={view?.buyer.id} back={chatsPath} deal={deal} answer={ready?.trim()} isNamed />;
};
