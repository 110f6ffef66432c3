import type { beginBooking } from '@novosel/contract/booking/endpoints.ts';
import { formatDay } from '@novosel/contract/time/time.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { ErrorAlert } from '@novosel/ui/form/error-alert.tsx';
import { Money } from '@novosel/ui/money/money.tsx';
import { Alert } from '@novosel/ui/status/alert.tsx';
import { Text, useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { type FormEvent, useState } from 'react';
import { ActionBar } from '../../../shared/estate/action-bar.tsx';
import type { ScreenProps } from '../booking-screen.tsx';
import { useServerClock } from '../status/use-server-clock.ts';
import type { useBookingAct } from '../use-booking-act.ts';
import { PersonalPrice } from './personal-price.tsx';
import { RulesConsent } from './rules-consent.tsx';
import { TermChoice, termEnd } from './term-choice.tsx';
import { TermLine } from './term-line.tsx';
import styles from './terms-form.module.css';
import type { TermChoiceState } from './use-term-choice.ts';

interface TermsFormProps extends ScreenProps {
  begin: ReturnType<typeof useBookingAct<typeof beginBooking>>;
  choice: TermChoiceState;
}

const formId = 'booking-terms';
const consentId = 'booking-consent';
const termsId = 'booking-terms';

/** Price, term, rules and the screen's only act. */
export const TermsForm = ({ page, receivedAt, begin, choice }: TermsFormProps) => {
  const t = useText();
  const locale = useLocale();
  const now = useServerClock(page.now, receivedAt);
  const { price, rules, card, terms } = page;
  const [firstPrice] = useState(price.totalKopecks);
  // The consent is to this price and these rules: when either changes, the person must consent again.
  const offer = `${price.totalKopecks} ${rules.version}`;
  const [agreedTo, agreeTo] = useState<string>();
  const agreed = agreedTo === offer;
  const { term } = choice;
  const changed = firstPrice !== price.totalKopecks;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!agreed || !term) return;
    begin.act({
      params: { estate: card.estate.id },
      body: { term: term.code, priceKopecks: price.totalKopecks, rulesVersion: rules.version, agree: true },
    });
  };
  const reason = term ? (agreed ? null : t('booking.start.agreeFirst')) : t('booking.start.noTerm');
  const button = (
    <Button
      type="submit"
      form={formId}
      wide
      busy={begin.busy}
      disabledReason={reason}
      wants={term ? consentId : termsId}
    >
      {t('booking.start.act')}
    </Button>
  );
  const until = term && termEnd(term, now);
  const failure = begin.refusal?.code === 'PRICE_CHANGED' ? [] : begin.words;
  return (
    <>
      <Card title={t('booking.start.terms')}>
        <form id={formId} className={styles.form} onSubmit={submit}>
          {changed && (
            <Alert tone="warn" urgent title={t('booking.price.changed')}>
              <Text
                id="booking.price.changed.note"
                components={{
                  old: <Money sum={firstPrice} struck />,
                  new: <Money sum={price.totalKopecks} />,
                }}
              />
            </Alert>
          )}
          <PersonalPrice price={price} />
          <div id={termsId}>
            <TermChoice
              terms={terms}
              holdLimit={page.holdLimit}
              value={term?.code ?? null}
              onChange={choice.choose}
            />
          </div>
          {term && <TermLine term={term} now={now} />}
          <RulesConsent
            id={consentId}
            rules={rules}
            value={agreed}
            onChange={(value) => agreeTo(value ? offer : undefined)}
          />
          <ErrorAlert errors={failure} />
          <div className="desk">
            {button}
            {agreed && (
              <p className={styles.why}>
                {t('booking.start.why', { fee: term && term.feeKopecks > 0 ? 'yes' : 'no' })}
              </p>
            )}
          </div>
          {agreed && (
            <p className={`mob ${styles.why}`}>
              {t('booking.start.why', { fee: term && term.feeKopecks > 0 ? 'yes' : 'no' })}
            </p>
          )}
        </form>
      </Card>
      <ActionBar
        left={<Money sum={price.totalKopecks} />}
        right={until && t('booking.start.until', { day: formatDay(until, { now, locale }) })}
      >
        {button}
      </ActionBar>
    </>
  );
};
