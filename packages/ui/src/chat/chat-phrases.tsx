import { useId } from 'react';
import styles from './chat-phrases.module.css';

interface ChatPhrasesProps {
  /** What they are: «Готовый ответ». */
  label: string;
  phrases: readonly string[];
  onTake: (phrase: string) => void;
}

/** What may be said with one press, to be read and changed before it is sent. */
export const ChatPhrases = ({ label, phrases, onTake }: ChatPhrasesProps) => {
  const id = useId();
  return (
    <div className={styles.root}>
      <p id={id} className="small muted">
        {label}
      </p>
      <ul className={styles.list} aria-labelledby={id}>
        {phrases.map((phrase) => (
          <li key={phrase}>
            <button type="button" className={styles.take} onClick={() => onTake(phrase)}>
              {phrase}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
};
