import type { DeskDeal } from '@novosel/contract/desk/endpoints.ts';
import { declineWords } from '@novosel/contract/payments/declines.ts';
import { formatDayTime, type When } from '@novosel/contract/time/time.ts';
import { lookup } from '@novosel/contract/wire/lookup.ts';
import { List, ListRow } from '@novosel/ui/blocks/list-row.tsx';
import { Money } from '@novosel/ui/money/money.tsx';
import { Pill, type PillTone } from '@novosel/ui/status/pill.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { Section } from '../../../shared/panes/section.tsx';
import { failureOf } from './failed-payment.ts';
import { MoneyRows } from './money-rows.tsx';

const providerTones = lookup<PillTone>({
  succeeded: 'good',
  canceled: 'bad',
  unknown: 'warn',
  pending: 'warn',
});

const pastAcquirer = ['cash-box', 'other'];

/** Paid, due and later sums; every payment; the state of a refund. */
export const DealMoney = ({ view, now }: { view: DeskDeal; now: When }) => {
  const t = useText();
  const locale = useLocale();
  return (
    <Section title={t('deal.money')}>
      <MoneyRows view={view} now={now} />
      {view.payments.length > 0 && (
        <List label={t('deal.payments')}>
          {view.payments.map(
            ({
              id,
              method,
              providerId,
              providerStatus,
              declineKind,
              declinedReason,
              kopecks,
              at,
              receipt,
              returnReceipt,
              refund: back,
            }) => (
              <ListRow
                key={id}
                title={
                  <>
                    {t(`deal.method.${method}`)}
                    {!pastAcquirer.includes(method) && (
                      <>
                        {' '}
                        <Pill tone={providerTones.get(providerStatus)}>
                          {declineKind
                            ? declineWords[declineKind][locale]
                            : t(`deal.provider.${providerStatus}`)}
                        </Pill>
                      </>
                    )}
                  </>
                }
                note={[
                  formatDayTime(at, { now, locale }),
                  providerId,
                  declinedReason && t('deal.payments.reason', { reason: declinedReason }),
                  receipt &&
                    t(method === 'other' ? 'deal.payments.order' : 'deal.payments.receipt', {
                      number: receipt,
                    }),
                  method === 'other' && !receipt && t('deal.payments.promised'),
                  // The refund of the fee is shown above; that of a second payment only here.
                  back?.paidTwice &&
                    t(`deal.money.refund.${back.state}`, { when: formatDayTime(back.at, { now, locale }) }),
                  back?.state === 'failed' && failureOf(back, t),
                  returnReceipt && t('deal.payments.returned', { number: returnReceipt }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
                end={<Money sum={kopecks} kopecks />}
              />
            ),
          )}
        </List>
      )}
    </Section>
  );
};
