import { queryFor } from '@novosel/client/queries/query-for.ts';
import { type BonusAccount, getBonusAccount } from '@novosel/contract/loyalty/endpoints.ts';
import { ladderAt, statusSince } from '@novosel/contract/loyalty/ladder.ts';
import { formatDate } from '@novosel/contract/time/time.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { Link } from '@novosel/ui/actions/link.tsx';
import { LoyaltyCard, LoyaltyCardPlace, type LoyaltyFace } from '@novosel/ui/loyalty/loyalty-card.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useQuery } from '@tanstack/react-query';
import { setFlag } from '../page/flags.ts';
import { useTrouble } from '../page/start-trouble.ts';

/**
 * The look of the card: a level only with a number; a look of its own when the account failed to load (S3-09,
 * S3-12).
 */
const faceOf = (account: BonusAccount | null | undefined, lost: boolean): LoyaltyFace => {
  if (account?.cardNumber) return account.status.code;
  return lost ? 'not_found' : 'no_card';
};

/** Opens the window in place of the menu. */
const showPrivileges = () => {
  setFlag('menu', false);
  setFlag('bonus', true);
};

/**
 * The loyalty card of the user menu: status, number, expiry, and «Ваши привилегии» or «Получить карту»
 * (S1-20…23).
 */
export const BonusCard = () => {
  const t = useText();
  const { data: account, isPending } = useQuery(queryFor(getBonusAccount));
  const lost = useTrouble().failed.includes(getBonusAccount.name);
  if (isPending) return <LoyaltyCardPlace />;
  const face = faceOf(account, lost);
  const card = face === 'no_card' || face === 'not_found' ? undefined : account;
  const expiry = card?.statusExpiresAt ?? card?.expiresAt;
  const since = expiry && t('bonus.since', { date: formatDate(statusSince(expiry, ladderAt(new Date()))) });
  return (
    <LoyaltyCard
      face={face}
      label={t('bonus.card')}
      title={card ? card.status.title : t('bonus.none', { face })}
      until={expiry ? t('bonus.until', { date: formatDate(expiry) }) : undefined}
      number={card?.cardNumber}
      note={card?.isBlocked ? t('bonus.blocked') : since || undefined}
    >
      {card ? (
        <button type="button" onClick={showPrivileges}>
          {t('bonus.privileges')}
        </button>
      ) : (
        <Link href={path('bonus')}>{t(face === 'no_card' ? 'bonus.get' : 'bonus.privileges')}</Link>
      )}
    </LoyaltyCard>
  );
};
