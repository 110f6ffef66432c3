import { queryFor } from '@novosel/client/query-for.ts';
import { listComplexes } from '@novosel/contract/catalogue/endpoints.ts';
import { type EstateKind, estateKinds } from '@novosel/contract/catalogue/schema.ts';
import { Card } from '@novosel/ui/card.tsx';
import { useText } from '@novosel/ui/i18n.tsx';
import { LinkButton } from '@novosel/ui/link-button.tsx';
import { Select } from '@novosel/ui/select.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useEstateWords } from '../../estate/use-estate-words.ts';
import { type EstateFilter, filtersOn, hasRooms, sorts } from './estate-filter.ts';
import styles from './estate-filters.module.css';
import { PriceRange } from './price-range.tsx';
import { RoomsChoice } from './rooms-choice.tsx';

interface EstateFiltersProps {
  filter: EstateFilter;
  onChange: (part: Partial<EstateFilter>) => void;
}

/** What the list is narrowed to; on a phone all but the rooms is folded. */
export const EstateFilters = ({ filter, onChange }: EstateFiltersProps) => {
  const t = useText();
  const words = useEstateWords();
  const { data } = useQuery(queryFor(listComplexes));
  const [open, setOpen] = useState(false);
  const count = filtersOn(filter);
  const kinds = Object.keys(estateKinds) as EstateKind[];
  return (
    <Card>
      <LinkButton
        className="phone"
        aria-expanded={open}
        aria-controls="estate-filters"
        onClick={() => setOpen(!open)}
      >
        {t('catalogue.filters', { count })}
      </LinkButton>
      <div id="estate-filters" className={open ? styles.fields : `${styles.fields} ${styles.folded}`}>
        <Select
          label={t('catalogue.filter.kind')}
          placeholder={t('catalogue.filter.anyKind')}
          options={kinds.map((kind) => ({ value: kind, label: words.kinds(kind) }))}
          value={filter.kind}
          onChange={(kind) => onChange({ kind, ...(!hasRooms(kind) && { rooms: [] }) })}
        />
        <Select
          label={t('catalogue.filter.complex')}
          placeholder={t('catalogue.filter.any')}
          options={(data?.data ?? []).map(({ id, title }) => ({ value: String(id), label: title }))}
          value={filter.complex === null ? null : String(filter.complex)}
          onChange={(complex) => onChange({ complex: complex === null ? null : Number(complex) })}
        />
        {hasRooms(filter.kind) && (
          <RoomsChoice value={filter.rooms} onChange={(rooms) => onChange({ rooms })} />
        )}
        <PriceRange from={filter.priceFrom} to={filter.priceTo} onChange={onChange} />
        <Select
          label={t('catalogue.sort')}
          options={sorts.map((sort) => ({
            value: sort,
            label: t('catalogue.sort.by', { sort: sort === '-price' ? 'priceDown' : sort }),
          }))}
          value={filter.sort}
          onChange={(sort) => onChange({ sort: sort ?? filter.sort })}
        />
      </div>
    </Card>
  );
};
