import { queryFor } from '@novosel/client/queries/query-for.ts';
import { similarEstates } from '@novosel/contract/catalogue/choosing/choosing-endpoints.ts';
import type { Estate } from '@novosel/contract/catalogue/schema.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { List, ListRow } from '@novosel/ui/blocks/list-row.tsx';
import { Money } from '@novosel/ui/money/money.tsx';
import { Skeleton } from '@novosel/ui/status/skeleton.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useQuery } from '@tanstack/react-query';
import { useEstateWords } from '../../../shared/estate/use-estate-words.ts';

const shown = 4;

/** Estates similar to one that is not available. */
export const SimilarEstates = ({ estate }: { estate: Estate }) => {
  const t = useText();
  const words = useEstateWords();
  const { data, isPending } = useQuery(queryFor(similarEstates, { params: { estate: estate.id } }));
  if (isPending) return <Skeleton lines={shown} height="76px" />;
  const items = (data?.data.items ?? []).slice(0, shown);
  if (items.length === 0) return <p className="muted">{t('booking.similar.none')}</p>;
  return (
    <List>
      {items.map((item) => (
        <ListRow
          key={item.id}
          href={path('estate', { estate: item.id })}
          title={words.title(item)}
          note={t('booking.similar.where', {
            number: item.number,
            complex: item.complex.title,
            floor: words.floor(item),
          })}
          end={<Money sum={item.prices.full} />}
        />
      ))}
    </List>
  );
};
