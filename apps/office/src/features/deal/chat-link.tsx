import { queryFor } from '@novosel/client/query-for.ts';
import { buyerChat } from '@novosel/contract/chat/desk-endpoints.ts';
import { useText } from '@novosel/ui/i18n.tsx';
import { Link } from '@novosel/ui/link.tsx';
import { useQuery } from '@tanstack/react-query';
import { chatPath } from '../../paths.ts';
import styles from './chat-link.module.css';

/** The way to what the buyer wrote, where there is no room for it beside the deal. */
export const ChatLink = ({ person }: { person: number }) => {
  const t = useText();
  const { data } = useQuery(queryFor(buyerChat, { params: { person } }));
  const guid = data?.data.guid;
  if (!guid) return null;
  return (
    <p className={`small ${styles.root}`}>
      <Link href={chatPath(guid, '')}>{t('deal.buyer.chat')}</Link>
    </p>
  );
};
