import type { PersonalPrice } from '@novosel/contract/booking/personal-price.ts';
import { formatDay } from '@novosel/contract/time/time.ts';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { Kv } from '@novosel/ui/blocks/kv.tsx';
import { RadioCards } from '@novosel/ui/choices/radio-card.tsx';
import { MoneyField } from '@novosel/ui/fields/money-field.tsx';
import { Money } from '@novosel/ui/money/money.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import styles from './parameters.module.css';
import { PromoChoice } from './promo-choice.tsx';
import type { ChoiceForm } from './use-choice-form.ts';
import { useCostWords } from './use-cost-words.ts';

interface SavingsCardProps {
  kept: ChoiceForm;
  /** The price that the booking keeps, with its discounts. */
  booked: PersonalPrice;
  now: string;
}

const none = 'none';

/** What lowers the price or pays a part of it: discounts in it already, certificates, maternity capital. */
export const SavingsCard = ({ kept, booked, now }: SavingsCardProps) => {
  const t = useText();
  const locale = useLocale();
  const words = useCostWords();
  const { offer, values, change, choiceOf, errorOfSum } = kept;
  const isEmpty = [booked.lines, offer.promos, offer.certificates].every(({ length }) => length === 0);
  if (isEmpty && !offer.dwelling) return null;
  return (
    <Card title={t('parameters.savings', { home: String(offer.dwelling) })}>
      <div className={styles.savings}>
        {booked.lines.length > 0 && (
          <Kv
            rows={booked.lines.map(({ code, title, kopecks }) => ({
              key: code,
              label: t('parameters.savings.inPrice', { title }),
              value: <Money sum={kopecks} />,
            }))}
          />
        )}
        {offer.promos.length > 0 && <PromoChoice kept={kept} now={now} />}
        {offer.certificates.length > 0 && (
          <RadioCards
            label={t('parameters.certificate')}
            value={choiceOf(values).certificate ?? none}
            onChange={(id) => change({ certificate: id === none ? null : id })}
            error={errorOfSum('certificate')}
            choices={[
              { value: none, title: t('parameters.certificate.none') },
              ...offer.certificates.map(({ id, title, kopecks, validUntil }) => ({
                value: id,
                title,
                end: words.money(-kopecks),
                note: validUntil
                  ? t('parameters.certificate.until', { day: formatDay(validUntil, { now, locale }) })
                  : undefined,
              })),
            ]}
          />
        )}
        {offer.dwelling && (
          <MoneyField
            label={t('parameters.capital')}
            hint={t('parameters.capital.hint')}
            {...kept.bind('capitalKopecks')}
            error={errorOfSum('capitalKopecks')}
          />
        )}
      </div>
    </Card>
  );
};
