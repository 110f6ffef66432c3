import { hasRooms, type QuarterCode, roomChoices } from '@novosel/contract/catalogue/choosing/filter.ts';
import { estateKinds, paymentForms } from '@novosel/contract/catalogue/codes.ts';
import type { EstateKind } from '@novosel/contract/catalogue/schema.ts';
import { Segmented } from '@novosel/ui/actions/segmented.tsx';
import { Select } from '@novosel/ui/choices/select.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useCallback } from 'react';
import { useEstateWords } from '../../../../shared/estate/use-estate-words.ts';
import { Choices } from './choices.tsx';
import type { FieldsProps } from './fields-props.ts';
import { countsOf, countsUntil, ofKind, quarterOf, quartersOf } from './filter-options.ts';
import styles from './filters.module.css';
import { Range } from './range.tsx';
import { useCountedLabel } from './use-counted-label.ts';

const kinds = Object.keys(estateKinds) as EstateKind[];

/** Filters that nearly everybody uses. */
export const MainFields = ({ filter, onChange, complexes, facets }: FieldsProps) => {
  const t = useText();
  const words = useEstateWords();
  const counted = useCountedLabel();
  const quarters = quartersOf(complexes);
  const byQuarter = countsUntil(facets, quarters);
  const until = (code: QuarterCode) =>
    t('catalogue.filter.until', { quarter: words.quarter(quarterOf(code), true) });
  const byKind = countsOf(facets, 'kind', kinds);
  const byComplex = countsOf(
    facets,
    'complex',
    complexes.map(({ id }) => String(id)),
  );
  const changePrice = useCallback(
    (bound: 'from' | 'to', value: number | null) =>
      onChange(bound === 'from' ? { priceFrom: value } : { priceTo: value }),
    [onChange],
  );
  const changeArea = useCallback(
    (bound: 'from' | 'to', value: number | null) =>
      onChange(bound === 'from' ? { areaFrom: value } : { areaTo: value }),
    [onChange],
  );
  return (
    <>
      <Select
        label={t('catalogue.filter.kind')}
        placeholder={t('catalogue.filter.anyKind')}
        options={kinds.map((kind) => ({ value: kind, label: counted(words.kinds(kind), byKind?.get(kind)) }))}
        value={filter.kind}
        render={({ value }) => words.kinds(value)}
        onChange={(kind) => onChange(ofKind(kind, filter))}
      />
      <Select
        label={t('catalogue.filter.complex')}
        placeholder={t('catalogue.filter.any')}
        options={complexes.map(({ id, title }) => ({
          value: String(id),
          label: counted(title, byComplex?.get(String(id))),
        }))}
        value={filter.complex === null ? null : String(filter.complex)}
        render={({ value }) => complexes.find(({ id }) => String(id) === value)?.title}
        onChange={(complex) =>
          onChange({ complex: complex === null ? null : Number(complex), building: null })
        }
      />
      <Select
        label={t('catalogue.filter.handover')}
        placeholder={t('catalogue.filter.any')}
        options={quarters.map((code) => ({
          value: code,
          label: counted(until(code), byQuarter?.get(code)),
        }))}
        value={filter.handover}
        render={({ value }) => until(value)}
        onChange={(handover) => onChange({ handover })}
      />
      {hasRooms(filter.kind) && (
        <Choices
          label={t('catalogue.filter.rooms')}
          choices={roomChoices.map((rooms) => ({
            value: rooms,
            short: t('catalogue.rooms', { rooms }),
            full: t('catalogue.rooms.full', { rooms }),
          }))}
          value={filter.rooms}
          counts={countsOf(facets, 'rooms', roomChoices)}
          onChange={(rooms) => onChange({ rooms })}
        />
      )}
      <div className={styles.form}>
        <span className={styles.legend} aria-hidden="true">
          {t('catalogue.price.form')}
        </span>
        <Segmented
          label={t('catalogue.price.form')}
          value={filter.form}
          onChange={(form) => onChange({ form })}
          choices={paymentForms.map((form) => ({ value: form, label: words.form(form) }))}
        />
      </div>
      <Range what="price" from={filter.priceFrom} to={filter.priceTo} onChange={changePrice} />
      <Range what="area" from={filter.areaFrom} to={filter.areaTo} onChange={changeArea} />
    </>
  );
};
