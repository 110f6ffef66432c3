import { dealPrice } from '@novosel/contract/booking/price.ts';
import type { EstateCard } from '@novosel/contract/catalogue/endpoints.ts';
import type { Estate, PaymentForm } from '@novosel/contract/catalogue/schema.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { CoverLink } from '@novosel/ui/actions/cover-link.tsx';
import { Money } from '@novosel/ui/money/money.tsx';
import { Pill } from '@novosel/ui/status/pill.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { memo, type ReactNode, type RefCallback } from 'react';
import { EstatePlan } from '../../../shared/estate/estate-plan.tsx';
import { offersForm } from '../../../shared/estate/price-of.ts';
import { stateFor } from '../../../shared/estate/sale-state.ts';
import { useBooked } from '../../../shared/estate/use-booked.ts';
import { useEstateWords } from '../../../shared/estate/use-estate-words.ts';
import { CompareButton } from './compare-button.tsx';
import styles from './estate-tile.module.css';
import { FavouriteButton } from './favourite-button.tsx';

const tones = { mine: 'turn', taken: 'warn', gone: 'neutral' } as const;

interface EstateTileProps {
  estate: Estate;
  plan: EstateCard['plan'];
  /** The form of payment whose price is shown. */
  form: PaymentForm;
  level: 2 | 3;
  /** Notes of a list, below the facts. */
  children?: ReactNode;
  /** Its number in a list of which only a part is in the document, and the length of the list. */
  place?: number;
  of?: number;
  /** Whether it has come into the part of the list that the reader has already passed. */
  met?: boolean;
  /** Index of the row that the tile begins: its height is measured as the row's. */
  row?: number;
  measure?: RefCallback<HTMLLIElement>;
}

/**
 * One estate of a list: plan, name, place, price. Memoised: a list may have hundreds, and one touch changes
 * one.
 */
export const EstateTile = memo((props: EstateTileProps) => {
  const { estate, plan, form, level, children, place, of, met, row, measure } = props;
  const t = useText();
  const words = useEstateWords();
  const state = stateFor(estate, useBooked([estate]));
  const Title = `h${level}` as const;
  const price = dealPrice({ flat: estate.prices, form });
  return (
    <li
      className={styles.tile}
      ref={measure ?? null}
      data-index={row}
      aria-posinset={place}
      aria-setsize={of}
    >
      <div className={styles.head}>
        <div className={styles.plan}>
          <EstatePlan card={{ estate, plan }} variant="small" maxHeight={168} />
        </div>
        <div className={styles.words}>
          <Title className={styles.title}>
            <CoverLink href={path('estate', { estate: estate.id })}>{words.title(estate)}</CoverLink>
          </Title>
          <div className={styles.deal}>
            <p className={styles.price}>
              <Money sum={price} />
              {form !== 'full' && offersForm(estate.prices, form) && (
                <span className="small muted">{words.form(form)}</span>
              )}
            </p>
            <div className={styles.marks}>
              <CompareButton estate={estate} />
              <FavouriteButton estate={estate} />
            </div>
          </div>
          <p className="small muted">
            {t('catalogue.tile.where', {
              number: estate.number,
              complex: estate.complex.title,
              floor: words.floor(estate),
            })}
          </p>
          <p className="small muted">
            {t('catalogue.tile.more', {
              finishing: words.finishing(estate),
              keys: words.quarter(estate.handover, true),
            })}
          </p>
          {met && <Pill tone="info">{t('catalogue.met')}</Pill>}
          {state !== 'free' && <Pill tone={tones[state]}>{t('catalogue.estate.state', { state })}</Pill>}
        </div>
      </div>
      {children}
    </li>
  );
});
