import { queryFor } from '@novosel/client/queries/query-for.ts';
import { listPlaces } from '@novosel/contract/catalogue/desk/desk-lists-endpoints.ts';
import { Select } from '@novosel/ui/choices/select.tsx';
import { ErrorState } from '@novosel/ui/status/error-state.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useQuery } from '@tanstack/react-query';
import type { Ref } from 'react';
import styles from './place-fields.module.css';

export interface Place {
  readonly complex: number | undefined;
  readonly building: number | undefined;
}

interface PlaceFieldsProps {
  value: Place;
  onChange: (place: Place) => void;
  required?: 'complex' | 'building' | undefined;
  /** Gets the focus when the form lacks the complex. */
  complexRef?: Ref<HTMLButtonElement> | undefined;
  /** Shown below the building. */
  hint?: string | undefined;
  /** The meaning of an empty choice, where it has one. */
  empty?: { readonly complex: string; readonly building: string } | undefined;
  errors?: { readonly complex?: string | undefined; readonly building?: string | undefined } | undefined;
}

/** A complex, then one of its buildings; a building alone implies its complex. */
export const PlaceFields = ({
  value,
  onChange,
  required,
  hint,
  empty,
  complexRef,
  errors = {},
}: PlaceFieldsProps) => {
  const t = useText();
  const query = useQuery(queryFor(listPlaces));
  const places = query.data?.data ?? [];
  const complex = places.find(
    ({ id, buildings }) =>
      id === value.complex ||
      (value.complex === undefined && buildings.some((one) => one.id === value.building)),
  );
  if (query.isError && !query.data)
    return <ErrorState onRetry={() => void query.refetch()} busy={query.isFetching} />;
  return (
    <div className={styles.root} aria-busy={query.isPending || undefined}>
      <Select
        ref={complexRef}
        label={t('place.complex')}
        required={required !== undefined}
        placeholder={empty?.complex}
        options={places.map(({ id, title }) => ({ value: String(id), label: title }))}
        value={complex ? String(complex.id) : null}
        error={errors.complex}
        onChange={(id) => onChange({ complex: id === null ? undefined : Number(id), building: undefined })}
      />
      <Select
        label={t('place.building')}
        hint={hint}
        required={required === 'building'}
        placeholder={complex ? empty?.building : t('place.first')}
        options={(complex?.buildings ?? []).map(({ id, number, address }) => ({
          value: String(id),
          label: t('place.house', { number, address }),
        }))}
        value={value.building === undefined ? null : String(value.building)}
        error={errors.building}
        onChange={(id) => onChange({ complex: complex?.id, building: id === null ? undefined : Number(id) })}
      />
    </div>
  );
};
