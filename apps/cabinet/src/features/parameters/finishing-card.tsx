import { capital } from '@novosel/contract/texts/text.ts';
import { formatDay } from '@novosel/contract/time/time.ts';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { RadioCards } from '@novosel/ui/choices/radio-card.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { useEstateWords } from '../../shared/estate/use-estate-words.ts';
import type { ChoiceForm } from './use-choice-form.ts';
import { useCostWords } from './use-cost-words.ts';

/** Another finishing than the one that is agreed, while it can still change. */
export const FinishingCard = ({ kept, now }: { kept: ChoiceForm; now: string }) => {
  const t = useText();
  const locale = useLocale();
  const words = useCostWords();
  const estates = useEstateWords();
  const { offer, values, change, errorOf } = kept;
  if (!offer.finishing) return null;
  const { present, until, options } = offer.finishing;
  return (
    <Card title={t('parameters.finishing')}>
      <p className="muted gap-b">
        {t('parameters.finishing.note', { day: formatDay(until, { now, locale }) })}
      </p>
      <RadioCards
        label={t('parameters.finishing')}
        hideLabel
        across
        value={values.finishing ?? present}
        onChange={(code) => change({ finishing: code === present ? null : code })}
        error={errorOf('finishing')}
        choices={options.map(({ code, kopecks }) => ({
          value: code,
          title: capital(estates.finishing({ finishing: code })),
          end: code === present ? undefined : words.signed(kopecks),
          note:
            code === present ? t('parameters.finishing.present') : t('parameters.finishing.means', { code }),
        }))}
      />
    </Card>
  );
};
