import type { DeskChat } from '@novosel/contract/chat/desk-endpoints.ts';
import { phoneMask } from '@novosel/contract/fields/masks.ts';
import { BackLink } from '@novosel/ui/actions/back-link.tsx';
import { Button } from '@novosel/ui/actions/button.tsx';
import { IconButton } from '@novosel/ui/actions/icon-button.tsx';
import { Avatar } from '@novosel/ui/look/avatar.tsx';
import { classNames } from '@novosel/ui/look/class-names.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import MessageCircleX from 'lucide-react/icons/message-circle-x';
import styles from './chat-pane.module.css';

/**
 * For a conversation beside its subject, where the buyer's name is already shown: the heading to show
 * instead, and when he was last online.
 */
export interface Beside {
  readonly title: string;
  readonly seen: string | undefined;
}

interface PaneHeadProps {
  buyer: DeskChat['buyer'];
  back: string;
  beside: Beside | undefined;
  /** Closes the conversation; absent when none is open. */
  end?: { busy: boolean; act: () => void } | undefined;
}

/** The buyer of a conversation, and the button to close it. */
export const PaneHead = ({ buyer, back, beside, end }: PaneHeadProps) => {
  const t = useText();
  return (
    <header className={classNames(styles.head, beside && styles.narrow)}>
      <div className={styles.back}>
        <BackLink href={back}>{t('chats.back')}</BackLink>
      </div>
      <Avatar name={buyer.name} party="me" />
      <div className={styles.who}>
        <h2 className="title-xs">{beside?.title ?? buyer.name}</h2>
        {beside?.seen && <p className="small muted">{beside.seen}</p>}
        {buyer.phone && (
          <a className="small muted nowrap" href={`tel:+${buyer.phone}`}>
            {phoneMask.show(buyer.phone)}
          </a>
        )}
      </div>
      {end && beside && (
        <IconButton icon={MessageCircleX} label={t('chats.close')} disabled={end.busy} onClick={end.act} />
      )}
      {end && !beside && (
        <Button variant="secondary" small busy={end.busy} onClick={end.act}>
          {t('chats.close')}
        </Button>
      )}
    </header>
  );
};
