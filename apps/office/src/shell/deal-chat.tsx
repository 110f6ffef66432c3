import { BuyerChat } from '../features/chat/buyer-chat.tsx';
import { useDeal } from '../features/deal/use-deal.ts';

/** The conversation with the buyer of a deal; of none while the deal says itself why it is not there. */
export const DealChat = ({ booking }: { booking: string }) => {
  const { view, error } = useDeal(booking);
  return !view && error ? null : <BuyerChat person={view?.buyer.id} />;
};
