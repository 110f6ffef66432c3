import type { BoardEstate } from '@novosel/contract/catalogue/houses-endpoints.ts';
import { useText } from '@novosel/ui/i18n.tsx';
import { Legend } from '@novosel/ui/legend.tsx';
import styles from './board.module.css';

const states = ['sale', 'reserve', 'sold'] as const satisfies readonly BoardEstate['state'][];

/** What the looks of the cells mean, with how many there are of each. */
export const BoardLegend = ({ estates }: { estates: readonly BoardEstate[] }) => {
  const t = useText();
  return (
    <Legend
      className={styles.legend}
      label={t('catalogue.board.legend')}
      items={states.map((state) => ({
        key: state,
        mark: <i className={`${styles.sample} ${styles[state]}`} />,
        words: t('catalogue.board.state', {
          state,
          counted: 'yes',
          count: estates.filter((estate) => estate.state === state).length,
        }),
      }))}
    />
  );
};
