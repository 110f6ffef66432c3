import { queryFor } from '@novosel/client/queries/query-for.ts';
import type { DealView } from '@novosel/contract/deals/endpoints.ts';
import { getLots, type LotsView } from '@novosel/contract/lots/endpoints.ts';
import { lotKinds, lotsAtMost } from '@novosel/contract/lots/rules.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { LinkButton } from '@novosel/ui/actions/link-button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { List, ListRow } from '@novosel/ui/blocks/list-row.tsx';
import { Alert } from '@novosel/ui/status/alert.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useEstateWords } from '../../../shared/estate/use-estate-words.ts';
import styles from '../parameters.module.css';
import { useCostWords } from '../use-cost-words.ts';
import { TakeLot } from './take-lot.tsx';
import { iconOf, Taken } from './taken-lots.tsx';
import { useLotFacts } from './use-lot-facts.ts';
import { type TakenAway, useTakeLot } from './use-take-lot.ts';

type Lot = LotsView['free'][number];

/** So many of a kind are shown at first. */
const shownFirst = 3;

/** Parking places and storerooms that the buyer can add to this deal, and those already added. */
export const LotsCard = ({ deal }: { deal: DealView }) => {
  const t = useText();
  const estates = useEstateWords();
  const { estate } = deal.card;
  const lots = useQuery(queryFor(getLots, { params: { estate: estate.id } })).data?.data;
  const take = useTakeLot(estate.id, lots);
  if (!lots || (lots.free.length === 0 && lots.taken.length === 0 && !take.gone)) return null;
  const { free, taken, mayTake } = lots;
  const isFree = (id: number) => free.some((lot) => lot.estate.id === id);
  const kept = taken.filter(({ estate, place }) => place !== null || !isFree(estate.id));
  const full = kept.filter(({ place }) => place !== null).length >= lotsAtMost;
  return (
    <Card title={t('parameters.lots', { estate: estates.along(estate.kind) })}>
      <p className="muted gap-b">{t('parameters.lots.note')}</p>
      <div className={styles.lots}>
        {take.gone && <Gone gone={take.gone} left={free.length} />}
        <Taken taken={kept} />
        {mayTake
          ? lotKinds.map((kind) => (
              <Free
                key={kind}
                kind={kind}
                lots={free.filter((lot) => lot.estate.kind === kind)}
                onAdd={take.ask}
              />
            ))
          : full && <p className="small muted">{t('parameters.lots.limit', { max: lotsAtMost })}</p>}
      </div>
      <TakeLot take={take} until={deal.booking.bookedUntil} now={lots.now} />
    </Card>
  );
};

/** A lot that another took meanwhile is said where it stood, with what is left. */
const Gone = ({ gone: { lot, why }, left }: { gone: TakenAway; left: number }) => {
  const t = useText();
  const estates = useEstateWords();
  return (
    <Alert tone="bad" urgent title={t('parameters.lots.gone', { why, lot: estates.object(lot.estate) })}>
      {t('parameters.lots.gone.note', { left })}
    </Alert>
  );
};

interface FreeProps {
  kind: Lot['estate']['kind'];
  lots: readonly Lot[];
  onAdd: (lot: Lot) => void;
}

const Free = ({ kind, lots, onAdd }: FreeProps) => {
  const t = useText();
  const words = useCostWords();
  const estates = useEstateWords();
  const facts = useLotFacts();
  const [whole, setWhole] = useState(false);
  if (lots.length === 0) return null;
  const shown = whole ? lots : lots.slice(0, shownFirst);
  const more = lots.length - shown.length;
  return (
    <div>
      <h3 className="title-xs">{estates.kinds(kind)}</h3>
      <List label={estates.kinds(kind)}>
        {shown.map((lot) => {
          const { estate } = lot;
          return (
            <ListRow
              key={estate.id}
              icon={iconOf(kind)}
              title={t('parameters.lots.title', {
                number: estate.number,
                price: words.money(lot.priceKopecks),
              })}
              note={facts(estate)}
              end={
                <Button
                  variant="secondary"
                  small
                  aria-label={t('parameters.lots.add.named', { lot: estates.object(estate) })}
                  onClick={() => onAdd(lot)}
                >
                  {t('parameters.lots.add')}
                </Button>
              }
            />
          );
        })}
      </List>
      {more > 0 && (
        <LinkButton onClick={() => setWhole(true)}>{t('parameters.lots.more', { count: more })}</LinkButton>
      )}
    </div>
  );
};
