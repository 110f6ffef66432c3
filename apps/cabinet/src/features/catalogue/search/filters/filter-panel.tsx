import { LinkButton } from '@novosel/ui/actions/link-button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { type ReactNode, useState } from 'react';
import { countFoldedFilters } from './count-folded-filters.ts';
import type { FieldsProps } from './fields-props.ts';
import styles from './filters.module.css';
import { MainFields } from './main-fields.tsx';
import { MoreFields } from './more-fields.tsx';

/**
 * The filters above the list, on a tablet and wider; rarely used ones are folded until one of them is active.
 */
export const FilterPanel = (props: FieldsProps & { children: ReactNode }) => {
  const t = useText();
  const on = countFoldedFilters(props.filter);
  const [open, setOpen] = useState(on > 0);
  return (
    <Card className="from-tablet">
      <div className={styles.fields}>
        <MainFields {...props} />
      </div>
      <div id="more-filters" className={`${styles.more} ${styles.fields}`} hidden={!open}>
        <MoreFields {...props} />
      </div>
      <div className={styles.foot}>
        <LinkButton aria-expanded={open} aria-controls="more-filters" onClick={() => setOpen(!open)}>
          {t('catalogue.filters.more', { open: String(open), count: on })}
        </LinkButton>
        {props.children}
      </div>
    </Card>
  );
};
