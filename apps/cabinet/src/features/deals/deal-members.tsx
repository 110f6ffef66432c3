import type { DealView } from '@novosel/contract/deals/endpoints.ts';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { Avatar } from '@novosel/ui/look/avatar.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import styles from '../../shared/deal/deals.module.css';
import { useDealWords } from '../../shared/deal/use-deal-words.ts';

/** Who buys. */
export const DealMembers = ({ members }: { members: DealView['members'] }) => {
  const t = useText();
  const words = useDealWords();
  return (
    <Card title={t('deals.members')}>
      <ul className={styles.members}>
        {members.map(({ name, role, me }) => (
          <li key={name} className={styles.person}>
            <Avatar name={name} party={me ? 'me' : 'third'} />
            <span>
              {name}
              <br />
              <span className="small muted">{words.role(role)}</span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
};
