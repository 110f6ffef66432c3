import { queryFor } from '@novosel/client/queries/query-for.ts';
import type { Estate } from '@novosel/contract/catalogue/schema.ts';
import { getLots, type LotsView } from '@novosel/contract/lots/endpoints.ts';
import { capital } from '@novosel/contract/texts/text.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { List, ListRow } from '@novosel/ui/blocks/list-row.tsx';
import { Pill } from '@novosel/ui/status/pill.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useQuery } from '@tanstack/react-query';
import CircleParking from 'lucide-react/icons/circle-parking';
import Package from 'lucide-react/icons/package';
import { useDealWords } from '../../../shared/deal/use-deal-words.ts';
import { useEstateWords } from '../../../shared/estate/use-estate-words.ts';
import { useCostWords } from '../use-cost-words.ts';

export const iconOf = (kind: Estate['kind']) => (kind === 'parking' ? CircleParking : Package);

/** What is bought along with the estate, each by a deal of its own; nothing where nothing is. */
export const TakenLots = ({ estate }: { estate: Estate }) => {
  const t = useText();
  const lots = useQuery(queryFor(getLots, { params: { estate: estate.id } })).data?.data;
  const taken = lots?.taken.filter(({ place }) => place !== null) ?? [];
  if (taken.length === 0) return null;
  return (
    <Card title={t('parameters.total.lots')}>
      <p className="muted gap-b">{t('parameters.lots.note')}</p>
      <Taken taken={taken} />
    </Card>
  );
};

export const Taken = ({ taken }: Pick<LotsView, 'taken'>) => {
  const t = useText();
  const words = useCostWords();
  const deals = useDealWords();
  const estates = useEstateWords();
  if (taken.length === 0) return null;
  return (
    <List label={t('parameters.lots.taken')}>
      {taken.map(({ estate, number, priceKopecks, place }) => (
        <ListRow
          key={estate.id}
          icon={iconOf(estate.kind)}
          href={path('dealView', { estate: estate.id })}
          title={capital(estates.name(estate))}
          note={t('parameters.lots.deal', { number, price: words.money(priceKopecks) })}
          end={
            place ? <Pill tone="good">{deals.short(place)}</Pill> : <Pill>{t('parameters.lots.closed')}</Pill>
          }
        />
      ))}
    </List>
  );
};
