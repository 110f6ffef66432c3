import { queryFor } from '@novosel/client/query-for.ts';
import { searchEstates } from '@novosel/contract/catalogue/endpoints.ts';
import type { Estate } from '@novosel/contract/catalogue/schema.ts';
import { path } from '@novosel/contract/paths.ts';
import { useText } from '@novosel/ui/i18n.tsx';
import { List, ListRow } from '@novosel/ui/list-row.tsx';
import { Money } from '@novosel/ui/money.tsx';
import { Skeleton } from '@novosel/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useEstateWords } from '../../estate/use-estate-words.ts';

const shown = 4;
/** So many are looked through for the nearest in price. */
const asked = 48;
const fourAndMore = 4;
const kopecksInRuble = 100;

/** The same kind and rooms at about the same price. */
const likeIt = ({ kind, rooms, prices }: Estate) => ({
  kind,
  ...(rooms !== null && { rooms: String(Math.min(rooms, fourAndMore)) }),
  priceFrom: Math.floor((prices.full * 0.85) / kopecksInRuble),
  priceTo: Math.ceil((prices.full * 1.15) / kopecksInRuble),
  limit: asked,
});

/** Estates like the one that cannot be had. */
export const SimilarEstates = ({ estate }: { estate: Estate }) => {
  const t = useText();
  const words = useEstateWords();
  const { data, isPending } = useQuery(queryFor(searchEstates, { query: likeIt(estate) }));
  if (isPending) return <Skeleton lines={shown} height="48px" />;
  const distance = (item: Estate) => Math.abs(item.prices.full - estate.prices.full);
  const items = (data?.data.items ?? [])
    .filter(({ id }) => id !== estate.id)
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, shown);
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
