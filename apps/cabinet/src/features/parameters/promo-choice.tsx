import { promoGain } from '@novosel/contract/parameters/price-of-choice.ts';
import { formatDay } from '@novosel/contract/time/time.ts';
import { RadioCards } from '@novosel/ui/choices/radio-card.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import type { ChoiceForm } from './use-choice-form.ts';
import { useCostWords } from './use-cost-words.ts';

type Promo = ChoiceForm['offer']['promos'][number];

const none = 'none';

/** One promotion or none; one that the discounts of the booking beat cannot be chosen, and says why. */
export const PromoChoice = ({ kept, now }: { kept: ChoiceForm; now: string }) => {
  const t = useText();
  const locale = useLocale();
  const words = useCostWords();
  const { offer, values, change, choiceOf } = kept;
  const choice = choiceOf(values);
  const form = offer.forms.find((one) => one.form === choice.form);
  const noteOf = ({ validUntil, place, replacesBooked }: Promo) =>
    [
      ...(validUntil
        ? [t('parameters.certificate.until', { day: formatDay(validUntil, { now, locale }) })]
        : []),
      place,
      ...(replacesBooked && form && form.listKopecks !== form.kopecks ? [t('parameters.promo.instead')] : []),
    ].join(', ');
  return (
    <RadioCards
      label={t('parameters.promo')}
      value={String(choice.promo ?? none)}
      onChange={(id) => change({ promo: id === none ? null : Number(id) })}
      choices={[
        { value: none, title: t('parameters.certificate.none') },
        ...offer.promos.map((promo) => {
          const gain = promoGain(offer, choice, promo);
          return {
            value: String(promo.id),
            title: t('parameters.promo.title', {
              title: promo.title,
              percent: words.percent(promo.basisPoints),
            }),
            end:
              gain < 0 ? (
                <span className="muted small">{t('parameters.promo.unfit')}</span>
              ) : (
                words.money(-gain)
              ),
            note: noteOf(promo),
            disabledReason: gain < 0 ? t('parameters.promo.worse', { sum: words.money(-gain) }) : undefined,
          };
        }),
      ]}
    />
  );
};
