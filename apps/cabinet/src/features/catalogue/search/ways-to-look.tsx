import type { EstateFilter } from '@novosel/contract/catalogue/choosing/filter.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { Link } from '@novosel/ui/actions/link.tsx';
import { Icon } from '@novosel/ui/look/icon.tsx';
import { Skeleton } from '@novosel/ui/status/skeleton.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import MapIcon from 'lucide-react/icons/map';
import { useEstateWords } from '../../../shared/estate/use-estate-words.ts';
import type { Complexes } from './filters/filter-options.ts';
import styles from './ways-to-look.module.css';

interface WaysToLookProps {
  complexes: Complexes;
  /** The complexes are loading: keeps the place of the links. */
  busy: boolean;
  filter: EstateFilter;
}

/** Links to the site maps of the complexes; the complex of the filter is marked. */
export const WaysToLook = ({ complexes, busy, filter }: WaysToLookProps) => {
  const t = useText();
  const words = useEstateWords();
  return (
    <ul className={styles.ways} aria-label={t('catalogue.complexes')} aria-busy={busy || undefined}>
      {busy && (
        <li className={styles.ghost}>
          <Skeleton height="100%" />
        </li>
      )}
      {complexes.map(({ id, title, district, available, fromKopecks }) => (
        <li key={id}>
          <Link
            href={path('estateComplex', { complex: id })}
            className={styles.way}
            aria-current={filter.complex === id || undefined}
          >
            <Icon of={MapIcon} />
            <span className={styles.words}>
              <b>{t('estate.complex', { title })}</b>
              <span className="small muted">
                {t('catalogue.complex.line', {
                  district,
                  count: available,
                  from: fromKopecks === null ? 'none' : words.millions(fromKopecks),
                })}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
};
