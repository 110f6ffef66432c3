import { mortgageBanks } from 'virtual:brand-offer';
import type { DealView } from '@novosel/contract/deals/endpoints.ts';
import type { ParametersView, QuoteView } from '@novosel/contract/parameters/schema.ts';
import { capital } from '@novosel/contract/texts/text.ts';
import { formatDayTime } from '@novosel/contract/time/time.ts';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { Kv } from '@novosel/ui/blocks/kv.tsx';
import { Money } from '@novosel/ui/money/money.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import type { ReactNode } from 'react';
import { useEstateWords } from '../../shared/estate/use-estate-words.ts';
import styles from './parameters.module.css';
import { QuoteSums } from './quote-sums.tsx';
import { useCostWords } from './use-cost-words.ts';

interface QuoteCardProps {
  deal: DealView;
  view: ParametersView;
  quote: QuoteView;
  title: string;
  end?: ReactNode;
}

/** A saved calculation: what is bought, how it is paid and owned, sum by sum, and when it was made. */
export const QuoteCard = ({ deal, view, quote, title, end }: QuoteCardProps) => {
  const t = useText();
  const locale = useLocale();
  const words = useCostWords();
  const estates = useEstateWords();
  const { choice, madeAt } = quote;
  const { estate } = deal.card;
  const bank = mortgageBanks.find(({ code }) => code === choice.bank);
  return (
    <Card title={title} end={end}>
      <div className={styles.kv}>
        <Kv
          rows={[
            { key: 'estate', label: t('parameters.fact.estate'), value: capital(estates.name(estate)) },
            {
              key: 'price',
              label: t('parameters.price', { form: choice.form }),
              value: <Money sum={quote.kopecks} />,
            },
            { key: 'form', label: t('parameters.fact.form'), value: words.form(choice.form) },
            { key: 'terms', label: t('parameters.fact.terms'), value: words.terms(view.offer, choice) },
            ...(bank ? [{ key: 'bank', label: t('parameters.loan.bank'), value: bank.name }] : []),
            ...(choice.finishing
              ? [
                  {
                    key: 'finishing',
                    label: t('parameters.finishing'),
                    value: estates.finishing({ finishing: choice.finishing }),
                  },
                ]
              : []),
            { key: 'owners', label: t('parameters.owners'), value: words.ownership(choice.ownership) },
          ]}
        />
      </div>
      <QuoteSums quote={quote} choice={choice} booked={deal.booking.price} />
      <p className={`small muted ${styles.asOf}`}>
        {t('parameters.made', { when: formatDayTime(madeAt, { now: view.now, locale }) })}
      </p>
    </Card>
  );
};
