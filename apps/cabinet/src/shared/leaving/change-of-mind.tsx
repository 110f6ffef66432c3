import type { DealView } from '@novosel/contract/deals/endpoints.ts';
import { completedAct, hasSigned } from '@novosel/contract/deals/flat-category.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { ButtonLink } from '@novosel/ui/actions/button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { Text, useText } from '@novosel/ui/text/i18n.tsx';
import { useEstateWords } from '../estate/use-estate-words.ts';
import { useCalledPlace } from '../navigation/use-called-place.ts';
import { AskManager } from '../support/ask-manager.tsx';
import { FreezeWay } from './freeze-way.tsx';
import { WithdrawalNote } from './withdrawal-note.tsx';

/** Hash of the card's place on a page. */
export const changeOfMind = 'change-of-mind';

/**
 * «Передумали?»: what the person can end now, what he gets back and when; in a signed contract the lawful
 * ways, and where to get help.
 */
export const ChangeOfMind = ({ deal }: { deal: DealView }) => {
  const t = useText();
  const place = useCalledPlace<HTMLElement>(changeOfMind);
  return (
    <Card title={t('leaving.title')} id={changeOfMind} ref={place}>
      <div className="stack">
        <Ways deal={deal} />
        <FreezeWay />
      </div>
    </Card>
  );
};

/** States of a booking that no longer keeps its estate. */
const over: readonly string[] = ['expired', 'canceled', 'refunding', 'returned'];

const Ways = ({ deal }: { deal: DealView }) => {
  const t = useText();
  const words = useEstateWords();
  const { booking, turn, card } = deal;
  if (over.includes(deal.state))
    return (
      <>
        <p>{t('leaving.over')}</p>
        <div>
          <ButtonLink href={turn.link} variant="secondary" small>
            {t('leaving.over.open')}
          </ButtonLink>
        </div>
      </>
    );
  if (turn.act === completedAct) return <p>{t('leaving.completed')}</p>;
  if (hasSigned(deal)) return <SignedWays deal={deal} />;
  const isHolder = deal.own;
  return (
    <>
      <p>{t('leaving.before', { of: words.of(card.estate) })}</p>
      {isHolder && bankHasIt(deal) && <p className="small muted">{t('leaving.bank')}</p>}
      {isHolder && !bankHasIt(deal) && (
        <>
          <WithdrawalNote booking={booking} now={deal.now} />
          <div>
            <ButtonLink href={`${bookingOf(deal)}#cancel`} variant="secondary" small>
              {t('leaving.give')}
            </ButtonLink>
          </div>
        </>
      )}
      {!isHolder && <p className="small muted">{t('leaving.holder')}</p>}
    </>
  );
};

/** Nothing can be ended while the bank decides about a payment. */
const bankHasIt = ({ state, turn }: DealView): boolean =>
  (state === 'paying' || state === 'unclear') && turn.turn === 'bank';

/** The screen of the booking has the window to cancel it; in a deal the link of the turn leads elsewhere. */
const bookingOf = ({ state, turn, card }: DealView): string =>
  state === 'success' ? path('dealBookingSuccess', { estate: card.estate.id }) : turn.link;

const ways = ['agree', 'assign', 'fault'] as const;

const SignedWays = ({ deal }: { deal: DealView }) => {
  const t = useText();
  return (
    <>
      <p>{t('leaving.signed')}</p>
      <ul className="stack">
        {ways.map((way) => (
          <li key={way}>
            <Text id={`leaving.way.${way}`} components={{ b: <b /> }} />
          </li>
        ))}
      </ul>
      <p className="small muted">{t('leaving.helps')}</p>
      <div>
        <AskManager
          topic={{ estate: deal.card.estate.id, number: deal.number, act: deal.turn.act }}
          variant="quiet"
          words={t('leaving.ask.words')}
        >
          {t('leaving.ask')}
        </AskManager>
      </div>
    </>
  );
};
