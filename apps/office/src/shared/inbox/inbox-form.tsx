import { ErrorAlert } from '@novosel/ui/form/error-alert.tsx';
import { useLocale } from '@novosel/ui/text/i18n.tsx';
import type { FormEvent, ReactNode } from 'react';
import { refusalWords } from '../words/refusal-words.ts';
import styles from './inbox.module.css';

interface InboxFormProps {
  /** The error of the last try. */
  error: Error | null;
  onSend: () => void;
  children: ReactNode;
}

/** The form of the desk's next step; it follows the messages of the case. */
export const InboxForm = ({ error, onSend, children }: InboxFormProps) => {
  const locale = useLocale();
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSend();
  };
  return (
    <form className={styles.form} onSubmit={send}>
      {error && <ErrorAlert errors={refusalWords(error, locale)} />}
      {children}
    </form>
  );
};
