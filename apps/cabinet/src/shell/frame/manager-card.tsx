import { queryFor } from '@novosel/client/queries/query-for.ts';
import { listManagers } from '@novosel/contract/managers/endpoints.ts';
import { Avatar } from '@novosel/ui/look/avatar.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useQuery } from '@tanstack/react-query';
import { plainPress } from '../../shared/navigation/plain-press.ts';
import { openChat } from '../../shared/support/chat-door.ts';
import styles from './manager-card.module.css';

/**
 * The main manager with ways to write to him (S3-16): in the chat, or by e-mail. Its place stays empty until
 * he is loaded.
 */
export const ManagerCard = () => {
  const t = useText();
  const { data } = useQuery(queryFor(listManagers));
  const manager = data?.[0];
  if (!manager) return null;
  return (
    <a className={styles.root} href={`mailto:${manager.email}`} onClick={plainPress(openChat)}>
      <Avatar name={manager.name} small />
      <span>
        <b className={styles.name}>{manager.name}</b>
        <span className="muted">{manager.position} · </span>
        <u>{t('header.write')}</u>
      </span>
    </a>
  );
};
