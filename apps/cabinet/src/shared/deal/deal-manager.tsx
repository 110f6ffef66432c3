import type { DealView } from '@novosel/contract/deals/endpoints.ts';
import type { Manager } from '@novosel/contract/managers/endpoints.ts';
import { unbroken } from '@novosel/contract/texts/text.ts';
import { ButtonLink } from '@novosel/ui/actions/button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { Avatar } from '@novosel/ui/look/avatar.tsx';
import { classNames } from '@novosel/ui/look/class-names.ts';
import { Icon } from '@novosel/ui/look/icon.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import { ChatButton } from '../support/chat-button.tsx';
import styles from './deals.module.css';

interface DealManagerProps {
  manager: Manager;
  deal: Pick<DealView, 'number' | 'turn' | 'card'>;
}

/** The manager to ask, and his working hours. */
export const DealManager = ({ manager, deal: { number, turn, card } }: DealManagerProps) => {
  const t = useText();
  return (
    <Card aria-label={t('deals.manager')}>
      <div className={styles.person}>
        <Avatar name={manager.name} />
        <div>
          <b>{manager.name}</b>
          <div className="small muted">{manager.position}</div>
        </div>
      </div>
      <p className={classNames('small muted', styles.hours)}>{unbroken(manager.hours)}</p>
      <div className={styles.ways}>
        <ChatButton place="deal" short topic={{ estate: card.estate.id, number, act: turn.act }} />
        <ButtonLink
          href={`mailto:${manager.email}`}
          external
          variant="secondary"
          small
          className={styles.icon}
          icon={<Icon of={Mail} />}
        >
          <span className="sr">{t('deals.manager.write')}</span>
        </ButtonLink>
        <ButtonLink
          href={`tel:${manager.phone}`}
          external
          variant="secondary"
          small
          className={styles.icon}
          icon={<Icon of={Phone} />}
        >
          <span className="sr">{t('deals.manager.call')}</span>
        </ButtonLink>
      </div>
    </Card>
  );
};
