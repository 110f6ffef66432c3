import { useId } from 'react';
import styles from './chat-phrases.module.css';

interface ChatPhrasesProps {
  /** Label of the phrases: «Готовый ответ». */
  label: string;
  phrases: readonly string[];
  onTake: (phrase: string) => void;
}

/** Suggested texts: a press puts one into the field, where the person reads and changes it. */
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
