import { queryFor } from '@novosel/client/queries/query-for.ts';
import { listPlaces } from '@novosel/contract/catalogue/desk/desk-lists-endpoints.ts';
import { Select } from '@novosel/ui/choices/select.tsx';
import { ErrorState } from '@novosel/ui/status/error-state.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useQuery } from '@tanstack/react-query';

interface ComplexFieldProps {
  value: number | undefined;
  onChange: (complex: number | undefined) => void;
  hint: string;
}

/** A complex of the catalogue, by its title. */
export const ComplexField = ({ value, onChange, hint }: ComplexFieldProps) => {
  const t = useText();
  const query = useQuery(queryFor(listPlaces));
  if (query.isError && !query.data)
    return <ErrorState onRetry={() => void query.refetch()} busy={query.isFetching} />;
  return (
    <Select
      label={t('place.complex')}
      hint={hint}
      options={(query.data?.data ?? []).map(({ id, title }) => ({ value: String(id), label: title }))}
      value={value === undefined ? null : String(value)}
      onChange={(id) => onChange(id === null ? undefined : Number(id))}
    />
  );
};
