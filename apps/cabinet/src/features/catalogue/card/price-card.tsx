import { isSignedIn } from '@novosel/client/calls/session.ts';
import { dealPrice } from '@novosel/contract/booking/price.ts';
import { paymentForms } from '@novosel/contract/catalogue/codes.ts';
import type { EstateCard } from '@novosel/contract/catalogue/endpoints.ts';
import type { PaymentForm } from '@novosel/contract/catalogue/schema.ts';
import { formatMoney } from '@novosel/contract/texts/money.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { Button, ButtonLink } from '@novosel/ui/actions/button.tsx';
import { Segmented } from '@novosel/ui/actions/segmented.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { Money } from '@novosel/ui/money/money.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useState } from 'react';
import { ActionBar } from '../../../shared/estate/action-bar.tsx';
import { offersForm, priceOf } from '../../../shared/estate/price-of.ts';
import { saleState } from '../../../shared/estate/sale-state.ts';
import { useEstateWords } from '../../../shared/estate/use-estate-words.ts';
import { go } from '../../../shared/navigation/go.ts';
import { keepFlat } from '../../../shared/navigation/saved-targets.ts';
import styles from './estate-page.module.css';
import { PriceHistory } from './price-history.tsx';
import { useOwnDeal } from './use-own-deal.ts';

/** The price by form of payment, its history, and the way to book. */
export const PriceCard = ({ card }: { card: EstateCard }) => {
  const t = useText();
  const words = useEstateWords();
  const [chosen, setForm] = useState<PaymentForm>('full');
  const { estate } = card;
  const offered = paymentForms.filter((one) => offersForm(estate.prices, one));
  // The form of payment chosen for one estate may not be offered for the next.
  const form = offered.includes(chosen) ? chosen : 'full';
  const price = dealPrice({ flat: estate.prices, form });
  const history = card.priceHistory.filter((entry) => entry.form === priceOf[form]);
  return (
    <>
      <Card title={t('catalogue.price')}>
        <div className={styles.price}>
          <Segmented
            label={t('catalogue.price.form')}
            value={form}
            onChange={setForm}
            choices={offered.map((one) => ({ value: one, label: words.form(one) }))}
          />
          <div className={styles.figure}>
            <Money sum={price} figure />
            <span className="small muted">
              <Money sum={Math.round((price / estate.areas.all) * 100)} /> {t('catalogue.price.perMetre')}
            </span>
          </div>
          {card.monthly && form === 'mortgage' && (
            <p className="small muted">
              {t('catalogue.price.monthly', {
                sum: formatMoney(card.monthly.kopecks, { suffix: t('ui.money.suffix') }),
              })}
            </p>
          )}
          <PriceHistory entries={history} />
          <div className={styles.inCard}>
            <BookButton card={card} />
          </div>
          {!card.bookedByMe && <p className="small muted">{t('catalogue.book.why')}</p>}
        </div>
      </Card>
      <ActionBar left={<Money sum={price} />} right={words.area(estate.areas.all)}>
        <BookButton card={card} />
      </ActionBar>
    </>
  );
};

/** A guest signs in first and then continues with this estate (ruling S2.6-02). */
const BookButton = ({ card: { estate, bookedByMe } }: { card: EstateCard }) => {
  const t = useText();
  const deal = useOwnDeal(estate.id, bookedByMe);
  if (bookedByMe) {
    const goesOn = deal !== undefined && deal.place !== null;
    return (
      <ButtonLink href={path(goesOn ? 'dealView' : 'booking', { estate: estate.id })} wide>
        {t(goesOn ? 'catalogue.book.deal' : 'catalogue.book.continue')}
      </ButtonLink>
    );
  }
  if (!estate.available) {
    return (
      <Button
        wide
        disabledReason={t(saleState(estate) === 'gone' ? 'catalogue.book.gone' : 'catalogue.book.taken')}
      >
        {t('catalogue.book')}
      </Button>
    );
  }
  if (isSignedIn()) {
    return (
      <ButtonLink href={path('booking', { estate: estate.id })} wide>
        {t('catalogue.book')}
      </ButtonLink>
    );
  }
  const signIn = () => {
    keepFlat(String(estate.id));
    void go(path('auth'));
  };
  return (
    <Button wide onClick={signIn}>
      {t('catalogue.book')}
    </Button>
  );
};
