import { queryFor } from '@novosel/client/query-for.ts';
import { getBonusAccount } from '@novosel/contract/loyalty/endpoints.ts';
import { path } from '@novosel/contract/paths.ts';
import { formatDate } from '@novosel/contract/time.ts';
import { classNames } from '@novosel/ui/class-names.ts';
import { useText } from '@novosel/ui/i18n.tsx';
import { Link } from '@novosel/ui/link.tsx';
import { useQuery } from '@tanstack/react-query';
import styles from './bonus-card.module.css';

/** The loyalty card of the user menu: status, number, expiry, and «Ваши привилегии» or «Получить карту» (S1-20…23). */
export const BonusCard = () => {
  const t = useText();
  const { data: account, isPending } = useQuery(queryFor(getBonusAccount));
  if (isPending) return <div className={styles.root} aria-hidden="true" />;
  const card = account?.cardNumber ? account : undefined;
  const level = card?.status.code ?? 'no_card';
  const expiry = card?.statusExpiresAt ?? card?.expiresAt;
  return (
    <section className={classNames(styles.root, styles[level])} aria-label={t('bonus.card')}>
      <p className={styles.top}>
        <b>{card ? card.status.title : t('bonus.none')}</b>
        {expiry && <span className={styles.quiet}>{t('bonus.until', { date: formatDate(expiry) })}</span>}
      </p>
      {card?.cardNumber && <p className={styles.number}>{card.cardNumber}</p>}
      <Link className={styles.link} href={path('bonus')}>
        {t(card ? 'bonus.privileges' : 'bonus.get')}
      </Link>
    </section>
  );
};
