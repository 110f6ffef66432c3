import { directions, finishings, viewCodes } from '@novosel/contract/catalogue/codes.ts';
import { Checkbox } from '@novosel/ui/choices/checkbox.tsx';
import { Select } from '@novosel/ui/choices/select.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useCallback } from 'react';
import { useEstateWords } from '../../../../shared/estate/use-estate-words.ts';
import { Choices } from './choices.tsx';
import type { FieldsProps } from './fields-props.ts';
import { countsOf, mayLieBelow } from './filter-options.ts';
import styles from './filters.module.css';
import { Range } from './range.tsx';
import { useCountedLabel } from './use-counted-label.ts';

/** Filters that few people use. */
export const MoreFields = (props: FieldsProps) => {
  const { filter, onChange, facets } = props;
  const t = useText();
  const words = useEstateWords();
  const changeFloor = useCallback(
    (bound: 'from' | 'to', value: number | null) =>
      onChange(bound === 'from' ? { floorFrom: value } : { floorTo: value }),
    [onChange],
  );
  return (
    <>
      <Building {...props} />
      <Range
        what="floor"
        from={filter.floorFrom}
        to={filter.floorTo}
        below={mayLieBelow(filter.kind)}
        onChange={changeFloor}
      >
        <div className={styles.checks}>
          <Checkbox value={filter.notFirst} onChange={(notFirst) => onChange({ notFirst })}>
            {t('catalogue.filter.notFirst')}
          </Checkbox>
          <Checkbox value={filter.notLast} onChange={(notLast) => onChange({ notLast })}>
            {t('catalogue.filter.notLast')}
          </Checkbox>
        </div>
      </Range>
      <Choices
        label={t('catalogue.filter.finishing')}
        wide="five"
        choices={finishings.map((code) => ({ value: code, short: t('estate.finishing', { code }) }))}
        value={filter.finishing}
        counts={countsOf(facets, 'finishing', finishings)}
        onChange={(finishing) => onChange({ finishing })}
      />
      <Choices
        label={t('catalogue.filter.view')}
        wide="five"
        choices={viewCodes.map((code) => ({ value: code, short: words.view(code) }))}
        value={filter.view}
        counts={countsOf(facets, 'view', viewCodes)}
        onChange={(view) => onChange({ view })}
      />
      <Choices
        label={t('catalogue.filter.side')}
        wide="four"
        choices={directions.map((code) => ({ value: code, short: words.view(code) }))}
        value={filter.side}
        counts={countsOf(facets, 'side', directions)}
        onChange={(side) => onChange({ side })}
      />
    </>
  );
};

/** Buildings are numbered within their complex, so the complex must be chosen first. */
const Building = ({ filter, onChange, complexes, facets }: FieldsProps) => {
  const t = useText();
  const counted = useCountedLabel();
  const buildings = complexes.find(({ id }) => id === filter.complex)?.buildings ?? [];
  const byBuilding = countsOf(
    facets,
    'building',
    buildings.map(({ id }) => String(id)),
  );
  const title = (number: string) => t('catalogue.building', { number });
  return (
    <Select
      label={t('catalogue.filter.building')}
      placeholder={t(filter.complex === null ? 'catalogue.filter.building.first' : 'catalogue.filter.any')}
      options={buildings.map(({ id, number }) => ({
        value: String(id),
        label: counted(title(number), byBuilding?.get(String(id))),
      }))}
      value={filter.building === null ? null : String(filter.building)}
      render={({ value }) => title(buildings.find(({ id }) => String(id) === value)?.number ?? '')}
      onChange={(building) => onChange({ building: building === null ? null : Number(building) })}
    />
  );
};
