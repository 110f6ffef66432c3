import type { PaymentSchedule } from '@novosel/contract/deals/schedule.ts';
import { formatMoney } from '@novosel/contract/texts/money.ts';
import { LinkButton } from '@novosel/ui/actions/link-button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { List, ListRow } from '@novosel/ui/blocks/list-row.tsx';
import { Money } from '@novosel/ui/money/money.tsx';
import { Pill } from '@novosel/ui/status/pill.tsx';
import { Progress } from '@novosel/ui/status/progress.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useState } from 'react';
import styles from '../../shared/deal/deals.module.css';
import { useDealWords } from '../../shared/deal/use-deal-words.ts';

/** How many installments are shown unfolded: the last one paid, and the next ones. */
const shortLength = 5;

const tones = { paid: 'good', due: 'warn', late: 'bad', later: 'neutral' } as const;

interface DealScheduleProps {
  schedule: PaymentSchedule;
  priceKopecks: number;
  now: string;
}

/** The price in installments: how much has been paid, the next one with its due date, and those after it. */
export const DealSchedule = ({ schedule, priceKopecks, now }: DealScheduleProps) => {
  const t = useText();
  const words = useDealWords();
  const [whole, showWhole] = useState(false);
  const { payments, paidKopecks } = schedule;
  const paid = payments.filter(({ state }) => state === 'paid').length;
  const first = Math.max(0, Math.min(paid - 1, payments.length - shortLength));
  const shown = whole ? payments : payments.slice(first, first + shortLength);
  const suffix = t('ui.money.suffix');
  const share = { paid: formatMoney(paidKopecks, { suffix }), price: formatMoney(priceKopecks, { suffix }) };
  return (
    <Card
      title={t('deals.schedule')}
      end={<span className="muted">{t('deals.schedule.count', { paid, all: payments.length })}</span>}
    >
      <div className={styles.schedule}>
        <Progress label={t('deals.schedule.paid', share)} value={(paidKopecks / priceKopecks) * 100} />
        <p className="small muted">{t('deals.schedule.paid', share)}</p>
      </div>
      <List label={t('deals.schedule')}>
        {shown.map(({ number, dueOn, kopecks, state, paidAt }) => (
          <ListRow
            key={number}
            title={
              <>
                {t('deals.schedule.payment', { number })}{' '}
                <Pill tone={tones[state]}>{t('deals.schedule.state', { state })}</Pill>
              </>
            }
            note={
              paidAt
                ? t('deals.schedule.came', { date: words.day(paidAt, now) })
                : t('deals.until', { date: words.day(dueOn, now) })
            }
            end={<Money sum={kopecks} />}
          />
        ))}
      </List>
      {payments.length > shortLength && !whole && (
        <LinkButton onClick={() => showWhole(true)}>
          {t('deals.schedule.whole', { all: payments.length })}
        </LinkButton>
      )}
    </Card>
  );
};
