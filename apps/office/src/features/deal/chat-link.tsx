import { queryFor } from '@novosel/client/queries/query-for.ts';
import { buyerChat } from '@novosel/contract/chat/desk-endpoints.ts';
import { Link } from '@novosel/ui/actions/link.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useQuery } from '@tanstack/react-query';
import { chatToPath } from '../../shared/paths.ts';
import styles from './chat-link.module.css';

interface ChatLinkProps {
  person: number;
  booking: string;
}

/** A link to the conversation with the buyer, where there is no room for it beside the deal. */
export const ChatLink = ({ person, booking }: ChatLinkProps) => {
  const t = useText();
  const { data } = useQuery(queryFor(buyerChat, { params: { person } }));
  if (!data) return null;
  return (
    <p className={`small ${styles.root}`}>
      <Link href={chatToPath(person, booking)}>
        {t(data.data.guid ? 'deal.buyer.chat' : 'deal.buyer.write')}
      </Link>
    </p>
  );
};
