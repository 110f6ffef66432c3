import { type EstateSort, estateSorts } from '@novosel/contract/catalogue/choosing/filter.ts';
import { Select } from '@novosel/ui/choices/select.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';

interface SortSelectProps {
  value: EstateSort;
  onChange: (sort: EstateSort) => void;
}

export const SortSelect = ({ value, onChange }: SortSelectProps) => {
  const t = useText();
  return (
    <Select
      label={t('catalogue.sort')}
      hideLabel
      required
      tall
      options={estateSorts.map((sort) => ({
        value: sort,
        // ICU select keys cannot contain a minus.
        label: t('catalogue.sort.by', { sort: sort.replace('-', 'down_') }),
      }))}
      value={value}
      onChange={(sort) => sort && onChange(sort)}
    />
  );
};
