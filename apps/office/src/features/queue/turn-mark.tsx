import type { Turn } from '@novosel/contract/deals/places.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { partyOf } from '../../shared/words/party.ts';
import styles from './turn-mark.module.css';

const places = { you: 6, us: 22, third: 38 } as const;

/** Whose turn it is: a small drawing of the three parties, with the word. */
export const TurnMark = ({ turn }: { turn: Turn }) => {
  const t = useText();
  const party = partyOf[turn];
  return (
    <span className={styles.root}>
      <svg className={styles.thread} viewBox="0 0 44 16" width="44" height="16" aria-hidden="true">
        <path className={styles.line} d="M6 8H38" />
        {Object.entries(places).map(([name, x]) =>
          name === party ? (
            <circle key={name} className={styles[name]} cx={x} cy="8" r="5.5" />
          ) : (
            <circle key={name} className={styles.empty} cx={x} cy="8" r="3.5" />
          ),
        )}
      </svg>
      <span>{t(`turn.${turn}`)}</span>
    </span>
  );
};
