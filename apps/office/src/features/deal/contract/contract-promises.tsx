import type { DeskContract } from '@novosel/contract/contracts/schema.ts';
import { formatDate, formatDayTime } from '@novosel/contract/time/time.ts';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';

/** Promised days that differ from the usual ones, each with its reason. */
export const ContractPromises = ({ view: { promises, now } }: { view: DeskContract }) => {
  const t = useText();
  const locale = useLocale();
  if (promises.length === 0) return null;
  return (
    <ul className="small" aria-label={t('deal.contract.promises')}>
      {promises.map(({ promisedOn, reason, madeAt }) => (
        <li key={madeAt}>
          {t('deal.contract.promised', { day: formatDate(promisedOn), reason })}{' '}
          <span className="muted">{formatDayTime(madeAt, { now, locale })}</span>
        </li>
      ))}
    </ul>
  );
};
