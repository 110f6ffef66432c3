import { errorWords } from '@novosel/client/calls/errors.ts';
import { completedAct, openingAct } from '@novosel/contract/deals/flat-category.ts';
import type { TrustedDeal } from '@novosel/contract/delegates/endpoints.ts';
import { scopeCovers } from '@novosel/contract/delegates/rules.ts';
import { formatMoney } from '@novosel/contract/texts/money.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { Button, ButtonLink } from '@novosel/ui/actions/button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { ErrorAlert } from '@novosel/ui/form/error-alert.tsx';
import { QrCode } from '@novosel/ui/money/qr-code.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useUser } from '../../shared/account/use-user.ts';
import { useDealWords } from '../../shared/deal/use-deal-words.ts';
import { bankLink } from '../../shared/payment/bank-link.ts';
import { AskManager } from '../../shared/support/ask-manager.tsx';
import styles from './trusted-turn.module.css';
import { useTrustedPay } from './use-trusted-pay.ts';

/** States of a booking that waits for its fee. */
const unpaid = ['payment', 'paying', 'unclear', 'cash', 'transfer'];

/** The deal's present step, and the fee for a delegate who may pay it. */
export const TrustedTurn = ({ deal }: { deal: TrustedDeal }) => {
  const t = useText();
  const words = useDealWords();
  const { booking, place, trust, now } = deal;
  const waits = place === null && unpaid.includes(booking.state);
  const state = place === null ? booking.state : stateOfDeal(deal);
  return (
    <Card title={t('trusted.now')}>
      <div className="stack">
        <p>{t('trusted.state', { state })}</p>
        {place === null && booking.bookedUntil === null && waits && (
          <p className="small muted">{t('trusted.hold', { until: words.dayTime(booking.holdUntil, now) })}</p>
        )}
        {waits && scopeCovers(trust.scope, 'pay') && booking.feeKopecks !== null && (
          <Fee deal={deal} feeKopecks={booking.feeKopecks} />
        )}
        {deal.agreement && (
          <div>
            <ButtonLink href={path('trustedSign', { delegation: trust.id, estate: deal.card.estate.id })}>
              {t('trusted.sign')}
            </ButtonLink>
          </div>
        )}
        {waits && trust.scope === 'view' && <p className="small muted">{t('trusted.viewOnly')}</p>}
        <div>
          <AskManager
            topic={{ estate: deal.card.estate.id, number: deal.number, act: deal.turn.act }}
            variant="quiet"
          />
        </div>
      </div>
    </Card>
  );
};

/** `success` is the page after a paid fee; it is shown only until the deal leaves its first step. */
function stateOfDeal({ turn, money }: TrustedDeal): 'completed' | 'success' | 'deal' {
  if (turn.act === completedAct) return 'completed';
  const paid = money.some(({ code, state }) => code === 'booking-fee' && state === 'paid');
  return paid && turn.act === openingAct ? 'success' : 'deal';
}

const Fee = ({ deal, feeKopecks }: { deal: TrustedDeal; feeKopecks: number }) => {
  const t = useText();
  const pay = useTrustedPay(deal);
  const closed = useUser()?.frozenAt ? t('trusted.frozen') : null;
  const { payment, state } = deal.booking;
  const sum = formatMoney(feeKopecks, { suffix: t('ui.money.suffix') });
  const link = bankLink(payment?.confirmationUrl ?? payment?.qr);
  return (
    <>
      {state !== 'unclear' && (
        <p className="small muted">{t('trusted.behalf', { name: deal.trust.principal })}</p>
      )}
      <ErrorAlert errors={pay.error ? errorWords(pay.error, t('network')) : []} />
      {state === 'paying' && payment?.qr && (
        <div className={`from-tablet ${styles.qr}`}>
          <QrCode value={payment.qr} label={t('trusted.qr')} />
        </div>
      )}
      <div className="row">
        {state === 'paying' && link && (
          <ButtonLink href={link} external>
            {t('trusted.goOn')}
          </ButtonLink>
        )}
        {state !== 'unclear' && (
          <>
            <Button
              variant={state === 'paying' ? 'secondary' : 'primary'}
              busy={pay.busyWith === 'sbp'}
              disabledReason={closed}
              onClick={() => pay.by('sbp')}
            >
              {t('trusted.sbp', { sum })}
            </Button>
            <Button
              variant="secondary"
              busy={pay.busyWith === 'acquiring'}
              disabledReason={closed}
              onClick={() => pay.by('acquiring')}
            >
              {t('trusted.card', { sum })}
            </Button>
          </>
        )}
      </div>
    </>
  );
};
