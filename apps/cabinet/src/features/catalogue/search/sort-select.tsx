import { type EstateSort, estateSorts } from '@novosel/contract/catalogue/filter.ts';
import { useText } from '@novosel/ui/i18n.tsx';
import { Select } from '@novosel/ui/select.tsx';

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
        // A minus is no letter of ICU's choices.
        label: t('catalogue.sort.by', { sort: sort.replace('-', 'down_') }),
      }))}
      value={value}
      onChange={(sort) => sort && onChange(sort)}
    />
  );
};
