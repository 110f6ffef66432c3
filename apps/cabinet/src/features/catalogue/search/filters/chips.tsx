import type { EstateFilter } from '@novosel/contract/catalogue/choosing/filter.ts';
import { LinkButton } from '@novosel/ui/actions/link-button.tsx';
import { Icon } from '@novosel/ui/look/icon.tsx';
import { Skeleton } from '@novosel/ui/status/skeleton.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import X from 'lucide-react/icons/x';
import styles from './chips.module.css';
import type { Complexes } from './filter-options.ts';
import { useChips } from './use-chips.ts';
import type { FilterPart } from './use-estate-filter.ts';

interface ChipsProps {
  filter: EstateFilter;
  complexes: Complexes;
  /** The complexes, whose names the chips show, are loading: keeps the place of the chips. */
  busy: boolean;
  onChange: (part: FilterPart) => void;
  onClear: () => void;
}

const places = ['complex', 'building'] as const;

/** The active filters; pressing one removes it. */
export const Chips = ({ filter, complexes, busy, onChange, onClear }: ChipsProps) => {
  const t = useText();
  const chips = useChips(filter, complexes);
  const unnamed = busy ? places.filter((name) => filter[name] !== null) : [];
  if (chips.length + unnamed.length === 0) return null;
  return (
    <div className={styles.root}>
      <ul className={styles.chips} aria-label={t('catalogue.chips')}>
        {unnamed.map((name) => (
          <li key={name}>
            <Skeleton width="150px" height="36px" />
          </li>
        ))}
        {chips.map(({ key, label, without }) => (
          <li key={key}>
            <button
              type="button"
              className={styles.chip}
              aria-label={t('catalogue.chip.remove', { label })}
              onClick={() => onChange(without)}
            >
              {label}
              <Icon of={X} size="s" />
            </button>
          </li>
        ))}
      </ul>
      <LinkButton onClick={onClear}>{t('catalogue.filters.clear')}</LinkButton>
    </div>
  );
};
