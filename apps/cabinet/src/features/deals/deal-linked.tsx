import type { DealView } from '@novosel/contract/deals/endpoints.ts';
import { capital } from '@novosel/contract/texts/text.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { List, ListRow } from '@novosel/ui/blocks/list-row.tsx';
import { Pill } from '@novosel/ui/status/pill.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useEstateWords } from '../../shared/estate/use-estate-words.ts';

/** Deals that were opened along with this one; each can end independently. */
export const DealLinked = ({ linked }: Pick<DealView, 'linked'>) => {
  const t = useText();
  const words = useEstateWords();
  if (linked.length === 0) return null;
  return (
    <Card title={t('deals.linked')}>
      <p className="muted">{t('deals.linked.note')}</p>
      <List>
        {linked.map(({ estate, number, closed }) => (
          <ListRow
            key={estate.id}
            href={path('dealView', { estate: estate.id })}
            title={capital(words.name(estate))}
            note={t('deals.linked.number', { number })}
            end={closed && <Pill>{t('deals.linked.closed')}</Pill>}
          />
        ))}
      </List>
    </Card>
  );
};
