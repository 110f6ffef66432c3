import { alonePercent, termsInForce } from '@novosel/contract/booking/edition-rules.ts';
import { changeTerms, type DeskDeal, refuseTerms } from '@novosel/contract/desk/endpoints.ts';
import { formatDate, formatDayTime } from '@novosel/contract/time/time.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { Kv } from '@novosel/ui/blocks/kv.tsx';
import { ErrorAlert } from '@novosel/ui/form/error-alert.tsx';
import { Money } from '@novosel/ui/money/money.tsx';
import { Pill } from '@novosel/ui/status/pill.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import type { ReactNode } from 'react';
import { refusalWords } from '../../../shared/words/refusal-words.ts';
import styles from '../deal-task.module.css';
import { useAct } from '../use-act.ts';

interface TermsRequestProps {
  view: DeskDeal;
  asked: NonNullable<DeskDeal['termsRequest']>;
  /** The server's present moment, in ms. */
  now: number;
}

/** New terms that a second member of staff must approve: what changes and why, with his two answers. */
export const TermsRequest = ({ view, asked, now }: TermsRequestProps) => {
  const t = useText();
  const locale = useLocale();
  const { booking, card } = view.deal;
  const present = termsInForce(booking, card.estate);
  const { own, staff, at, reason, ...body } = asked;
  const params = { booking: booking.id };
  const agree = useAct(changeTerms, { said: t('deal.terms.done') });
  const refuse = useAct(refuseTerms, { said: t(own ? 'deal.second.takenBack' : 'deal.second.refused') });
  const may = view.acts.some(({ act, refused }) => act === 'change-terms' && refused === null);
  const error = agree.error ?? refuse.error;
  const finishing = (code: string) => t('deal.terms.finishing.of', { code });
  const change = (key: string, label: string, [before, after]: readonly [ReactNode, ReactNode]) => ({
    key,
    label,
    value: (
      <>
        {before} → {after}
      </>
    ),
  });
  return (
    <section className={styles.root} aria-labelledby="deal-second">
      <p className={styles.who}>
        <Pill tone="us">{t('deal.second.waits')}</Pill>
        <span className="small muted">
          {t('deal.second.asked', { staff, when: formatDayTime(at, { now, locale }) })}
        </span>
      </p>
      <h3 className="title-s" id="deal-second">
        {t('deal.second.title')}
      </h3>
      <p className="small muted">{t('deal.second.why', { percent: alonePercent })}</p>
      <Kv
        rows={[
          change('price', t('deal.terms.price'), [
            <Money key="before" sum={present.priceKopecks} />,
            <Money key="after" sum={asked.priceKopecks} />,
          ]),
          ...(asked.until === present.until
            ? []
            : [change('until', t('deal.terms.until'), [formatDate(present.until), formatDate(asked.until)])]),
          ...(asked.finishing === present.finishing
            ? []
            : [
                change('finishing', t('deal.terms.finishing'), [
                  finishing(present.finishing),
                  finishing(asked.finishing),
                ]),
              ]),
          { key: 'reason', label: t('deal.second.reason'), value: reason },
        ]}
      />
      {error && <ErrorAlert errors={refusalWords(error, locale)} />}
      {may && (
        <div className={styles.acts}>
          {!own && (
            <Button
              small
              busy={agree.isPending}
              onClick={() => agree.mutate({ params, body: { ...body, reason } })}
            >
              {t('deal.second.agree')}
            </Button>
          )}
          <Button small variant="secondary" busy={refuse.isPending} onClick={() => refuse.mutate({ params })}>
            {t(own ? 'deal.second.takeBack' : 'deal.second.refuse')}
          </Button>
        </div>
      )}
      {own && <p className="small muted">{t('deal.second.own')}</p>}
    </section>
  );
};
