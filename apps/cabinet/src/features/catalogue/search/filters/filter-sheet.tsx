import { type EstateFilter, filtersOn, usualFilter } from '@novosel/contract/catalogue/choosing/filter.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { Icon } from '@novosel/ui/look/icon.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { Modal } from '@novosel/ui/windows/modal.tsx';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { memo, startTransition, useCallback, useDeferredValue, useState } from 'react';
import type { Complexes } from './filter-options.ts';
import styles from './filters.module.css';
import { MainFields } from './main-fields.tsx';
import { MoreFields } from './more-fields.tsx';
import { useEstateCount } from './use-estate-count.ts';
import type { FilterPart } from './use-estate-filter.ts';

interface FilterSheetProps {
  filter: EstateFilter;
  onChange: (part: FilterPart) => void;
  complexes: Complexes;
}

/** On a phone: the filters in a sheet that shows the number of results before it changes the list. */
export const FilterSheet = ({ filter, onChange, complexes }: FilterSheetProps) => {
  const t = useText();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const apply = useCallback(
    (draft: EstateFilter) => {
      onChange(draft);
      setOpen(false);
    },
    [onChange],
  );
  return (
    <>
      <Button
        variant="secondary"
        icon={<Icon of={SlidersHorizontal} />}
        aria-haspopup="dialog"
        // Paints the pressed button first and renders the sheet after that.
        onClick={() => startTransition(() => setOpen(true))}
      >
        {t('catalogue.filters', { count: filtersOn(filter) })}
      </Button>
      <Modal open={open} onClose={close} title={t('catalogue.filters', { count: 0 })}>
        <Draft filter={filter} complexes={complexes} onApply={apply} />
      </Modal>
    </>
  );
};

interface DraftProps {
  filter: EstateFilter;
  complexes: Complexes;
  onApply: (filter: EstateFilter) => void;
}

/**
 * Starts from the present filter each time the sheet opens: closing it without the button changes nothing.
 * Memoised, so that closing the sheet does not render its fields again.
 */
const Draft = memo(({ filter, complexes, onApply }: DraftProps) => {
  const t = useText();
  const [draft, setDraft] = useState(filter);
  const count = useEstateCount(draft);
  // Paints the sheet first and renders its fields in the next frames, those below the edge of a phone last.
  const begun = useDeferredValue(true, false);
  const whole = useDeferredValue(begun, false);
  const change = useCallback((part: FilterPart) => setDraft((present) => ({ ...present, ...part })), []);
  const fields = { filter: draft, onChange: change, complexes, facets: count?.facets };
  return (
    <>
      <div className={`${styles.fields} ${styles.sheet}`}>
        {begun && <MainFields {...fields} />}
        {whole && <MoreFields {...fields} />}
      </div>
      <div className={styles.apply}>
        <Button wide onClick={() => onApply(draft)}>
          {count
            ? t('catalogue.filters.apply', { count: count.total, exact: String(count.exact) })
            : t('catalogue.filters.show')}
        </Button>
        {filtersOn(draft) > 0 && (
          <Button
            variant="quiet"
            wide
            onClick={() => setDraft({ ...usualFilter, form: draft.form, sort: draft.sort })}
          >
            {t('catalogue.filters.clear')}
          </Button>
        )}
      </div>
    </>
  );
});
