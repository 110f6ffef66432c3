import { Legend } from '@novosel/ui/blocks/legend.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import styles from './board.module.css';
import type { ShownEstate } from './board-model.ts';

const states = ['sale', 'mine', 'reserve', 'sold'] as const satisfies readonly ShownEstate['state'][];

/** Legend of the cells, with the number of estates in each state. */
export const BoardLegend = ({ estates }: { estates: readonly ShownEstate[] }) => {
  const t = useText();
  const count = (state: ShownEstate['state']) => estates.filter((estate) => estate.state === state).length;
  return (
    <Legend
      className={styles.legend}
      label={t('catalogue.board.legend')}
      // The mark of one's own booking means nothing to a person without a booking here.
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
