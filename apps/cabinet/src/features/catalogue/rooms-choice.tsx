import { useText } from '@novosel/ui/i18n.tsx';
import { type Rooms, roomChoices } from './estate-filter.ts';
import styles from './estate-filters.module.css';

interface RoomsChoiceProps {
  value: readonly Rooms[];
  onChange: (rooms: Rooms[]) => void;
}

/** Any number of the five; none chosen is all of them. */
export const RoomsChoice = ({ value, onChange }: RoomsChoiceProps) => {
  const t = useText();
  const toggle = (choice: Rooms) =>
    onChange(roomChoices.filter((one) => (one === choice) !== value.includes(one)));
  return (
    <fieldset className={styles.rooms}>
      <legend className={styles.legend}>{t('catalogue.filter.rooms')}</legend>
      <div className={styles.choices}>
        {roomChoices.map((choice) => (
          <button
            key={choice}
            type="button"
            className={styles.choice}
            aria-pressed={value.includes(choice)}
            aria-label={t('catalogue.rooms.full', { rooms: choice })}
            onClick={() => toggle(choice)}
          >
            {t('catalogue.rooms', { rooms: choice })}
          </button>
        ))}
      </div>
    </fieldset>
  );
};
