import { Legend } from '@novosel/ui/blocks/legend.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import styles from './board.module.css';
import type { ShownEstate } from './board-model.ts';

const states = ['sale', 'mine', 'reserve', 'sold'] as const satisfies readonly ShownEstate['state'][];

/** What the looks of the cells mean, with how many there are of each. */
export const BoardLegend = ({ estates }: { estates: readonly ShownEstate[] }) => {
  const t = useText();
  const count = (state: ShownEstate['state']) => estates.filter((estate) => estate.state === state).length;
  return (
    <Legend
      className={styles.legend}
      label={t('catalogue.board.legend')}
      // To whoever has booked nothing here the mark of his own would say nothing.
      items={states
        .filter((state) => state !== 'mine' || count(state) > 0)
        .map((state) => ({
          key: state,
          mark: <i className={`${styles.sample} ${styles[state]}`} />,
          words: t('catalogue.board.state', {
            state,
            counted: 'yes',
            count: count(state),
          }),
        }))}
    />
  );
};
