import type { PersonalPrice } from '@novosel/contract/booking/personal-price.ts';
import type { Quote } from '@novosel/contract/parameters/quote.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { Checkbox } from '@novosel/ui/choices/checkbox.tsx';
import { Money } from '@novosel/ui/money/money.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { ActionBar } from '../../shared/estate/action-bar.tsx';
import beside from '../../shared/page/beside.module.css';
import styles from './parameters.module.css';
import { QuoteSums } from './quote-sums.tsx';
import type { ChoiceForm } from './use-choice-form.ts';
import { useCostWords } from './use-cost-words.ts';

interface PriceCardProps {
  kept: ChoiceForm;
  quote: Quote;
  persons: number;
  booked: PersonalPrice;
  busy: boolean;
  now: string;
}

/** The price of the contract as it is chosen now, with the one act of the page. */
export const PriceCard = ({ kept, quote, persons, booked, busy }: PriceCardProps) => {
  const t = useText();
  const words = useCostWords();
  const { values, errorOf, change, choiceOf } = kept;
  const choice = choiceOf(values);
  const { monthly } = quote.costs;
  return (
    <aside className={beside.side}>
      <Card>
        <p className="small muted">{t('parameters.price', { form: choice.form })}</p>
        <p role="status">
          <Money sum={quote.kopecks} figure />
        </p>
        <QuoteSums quote={quote} persons={persons} choice={choice} booked={booked} />
        <Checkbox value={values.agree} onChange={(agree) => change({ agree })} error={errorOf('agree')}>
          {t('parameters.agree')}
        </Checkbox>
        <div className={styles.act}>
          <Button type="submit" wide busy={busy}>
            {t('parameters.save')}
          </Button>
        </div>
        <p className="small muted">{t('parameters.save.note')}</p>
      </Card>
      {kept.offer.feeKopecks > 0 && (
        <Card minor title={t('parameters.fee')}>
          <p className="small">{t('parameters.fee.note', { sum: words.money(kept.offer.feeKopecks) })}</p>
        </Card>
      )}
      <ActionBar
        left={words.money(quote.kopecks)}
        right={monthly && t('parameters.aMonth', { sum: words.money(monthly.kopecks) })}
      >
        <Button
          wide
          busy={busy}
          onClick={() => document.querySelector<HTMLFormElement>('#main form')?.requestSubmit()}
        >
          {t('parameters.save')}
        </Button>
      </ActionBar>
    </aside>
  );
};
