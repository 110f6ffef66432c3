import { path } from '@novosel/contract/wire/paths.ts';
import { IconButton } from '@novosel/ui/actions/icon-button.tsx';
import { Link } from '@novosel/ui/actions/link.tsx';
import { ScrollRegion } from '@novosel/ui/blocks/scroll-region.tsx';
import { classNames } from '@novosel/ui/look/class-names.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import X from 'lucide-react/icons/x';
import { EstatePlan } from '../../../shared/estate/estate-plan.tsx';
import { useEstateWords } from '../../../shared/estate/use-estate-words.ts';
import { FavouriteButton } from '../tiles/favourite-button.tsx';
import { useCompared } from '../tiles/use-compared.ts';
import styles from './comparison-table.module.css';
import { type Compared, useComparisonRows } from './use-comparison-rows.ts';

interface ComparisonTableProps {
  items: readonly Compared[];
  onlyDifferent: boolean;
  /** Whether this is the person's own list, from which he may remove an estate. */
  removable: boolean;
}

/** Columns of estates, rows of facts; differences and the best number are marked. */
export const ComparisonTable = ({ items, onlyDifferent, removable }: ComparisonTableProps) => {
  const t = useText();
  const rows = useComparisonRows(items).filter(({ differs }) => differs || !onlyDifferent);
  return (
    <div className={styles.root}>
      <ScrollRegion label={t('catalogue.comparison')}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col" data-stays className={styles.corner}>
                <span className="sr">{t('catalogue.comparison.what')}</span>
              </th>
              {items.map((item) => (
                <th key={item.estate.id} scope="col">
                  <Head item={item} removable={removable} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, label, values, best, differs }) => (
              <tr key={key} className={differs && items.length > 1 ? styles.differs : undefined}>
                <th scope="row" data-stays>
                  {label}
                  {differs && items.length > 1 && (
                    <span className="sr"> {t('catalogue.comparison.differs')}</span>
                  )}
                </th>
                {values.map((value, at) => (
                  <td key={items[at]?.estate.id} className={classNames('num', at === best && styles.best)}>
                    {value}
                    {at === best && <span className="sr"> {t('catalogue.comparison.best')}</span>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </div>
  );
};

const Head = ({ item, removable }: { item: Compared; removable: boolean }) => {
  const t = useText();
  const words = useEstateWords();
  const { estate } = item;
  const { remove } = useCompared(estate.id);
  return (
    <div className={styles.head}>
      <div className={styles.plan}>
        <EstatePlan card={item} variant="small" maxHeight={140} />
      </div>
      <Link href={path('estate', { estate: estate.id })}>{words.title(estate)}</Link>
      <span className="small muted">{t('estate.number', { number: estate.number })}</span>
      <div className={styles.marks}>
        <FavouriteButton estate={estate} />
        {removable && (
          <IconButton
            icon={X}
            label={t('catalogue.comparison.remove', { name: words.name(estate) })}
            onClick={remove}
          />
        )}
      </div>
    </div>
  );
};
