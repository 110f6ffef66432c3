import Check from 'lucide-react/icons/check';
import { Icon } from '../look/icon.tsx';
import styles from './select-box.module.css';

interface SelectStillProps {
  options: readonly string[];
  chosen: string;
  /** The value under the pointer, or reached by arrow keys. */
  at: string;
}

/** A picture of SelectBox's open list, for the page of the kit: nothing can be chosen from it. */
export const SelectStill = ({ options, chosen, at }: SelectStillProps) => (
  <div className={styles.popup}>
    <div className={styles.list}>
      {options.map((option) => (
        <div
          key={option}
          className={styles.option}
          data-selected={option === chosen ? '' : undefined}
          data-highlighted={option === at ? '' : undefined}
        >
          {option}
          {option === chosen && (
            <span className={styles.check}>
              <Icon of={Check} />
            </span>
          )}
        </div>
      ))}
    </div>
  </div>
);
