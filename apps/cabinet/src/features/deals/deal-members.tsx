import type { DealView } from '@novosel/contract/deals/endpoints.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { Link } from '@novosel/ui/actions/link.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { Avatar } from '@novosel/ui/look/avatar.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import styles from '../../shared/deal/deals.module.css';
import { useDealPeople } from '../../shared/deal/use-deal-people.ts';

/** People who take part in the deal, with links to what is still expected from them. */
export const DealMembers = ({ deal }: { deal: DealView }) => {
  const t = useText();
  const { people, named } = useDealPeople(deal);
  return (
    <Card title={t('deals.members')}>
      <ul className={styles.members}>
        {people.map(({ key, name, me, note }) => (
          <li key={key} className={styles.person}>
            <Avatar name={name} party={me ? 'me' : 'third'} />
            <span>
              {name}
              <br />
              <span className="small muted">{note}</span>
            </span>
          </li>
        ))}
      </ul>
      {named && (
        <p className={styles.hours}>
          <Link href={path('dealMembers', { estate: deal.card.estate.id })}>{t('deals.members.open')}</Link>
        </p>
      )}
    </Card>
  );
};
