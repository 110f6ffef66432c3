import type { EdsView, OwnOrder } from '@novosel/contract/eds/schema.ts';
import { formatLeft } from '@novosel/contract/time/time.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { ButtonLink } from '@novosel/ui/actions/button.tsx';
import { TurnPanel } from '@novosel/ui/blocks/turn-panel.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { useEdsWords } from '../eds-words.ts';

interface OrderTurnProps {
  readonly view: EdsView;
  readonly order: OwnOrder;
}

/** Whose turn it is on an open order that is paid or free. */
export const OrderTurn = ({ view, order }: OrderTurnProps) => {
  const t = useText();
  const inApp = order.way === 'goskey' && order.state === 'identity';
  return inApp ? (
    <AppTurn view={view} order={order} />
  ) : (
    <TurnPanel
      compact
      party="third"
      who={t('eds.waits', { state: order.state === 'asked' ? 'asked' : order.way })}
      title={t('eds.waits.title', { state: order.state === 'asked' ? 'asked' : order.way })}
      why={<Place order={order} now={view.now} />}
      otherwise={
        order.missed > 0 && (
          <span>
            <b>{t('eds.missed')}</b> {t('eds.missed.note')}
          </span>
        )
      }
    />
  );
};

const Place = ({ order, now }: { readonly order: OwnOrder; readonly now: string }) => {
  const t = useText();
  const words = useEdsWords();
  const { way, number, visit } = order;
  if (order.state === 'asked') return t('eds.waits.asked', { number });
  if (visit) return t('eds.waits.visit', { number, when: words.visit(visit, now), address: visit.address });
  return t('eds.waits.branch', { number, way, address: words.branch(order.branch) });
};

/** The request waits in the operator's app. */
const AppTurn = ({ view, order }: OrderTurnProps) => {
  const t = useText();
  const locale = useLocale();
  const words = useEdsWords();
  const { now, appUrl } = view;
  const until = order.until ?? now;
  const left = formatLeft(until, { now, locale });
  return (
    <TurnPanel
      compact
      party="you"
      who={t('eds.turn', { mine: 'true' })}
      term={t('eds.app.until', { until: words.time(until, now), left: left ?? '' })}
      title={t('eds.app.title')}
      why={t('eds.app.why', { number: order.number })}
      actions={
        <>
          {appUrl && (
            <ButtonLink href={appUrl} external variant="inverse">
              {t('eds.app.open')}
            </ButtonLink>
          )}
          <ButtonLink href={path('feedback')} variant="ghost">
            {t('eds.app.absent')}
          </ButtonLink>
        </>
      }
      otherwise={
        <span>
          <b>{t('eds.otherwise')}</b> {t('eds.app.lost')}
        </span>
      }
    />
  );
};
