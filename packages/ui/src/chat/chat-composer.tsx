import SendHorizontal from 'lucide-react/icons/send-horizontal';
import { type FormEvent, type KeyboardEvent, useId, useRef } from 'react';
import { Button } from '../button.tsx';
import { useText } from '../i18n.tsx';
import { Icon } from '../icon.tsx';
import inputStyles from '../input.module.css';
import styles from './chat-composer.module.css';

interface ChatComposerProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** The words without blanks around them, never none and never too many. */
  onSend: (text: string) => void;
  most: number;
  busy?: boolean | undefined;
  /** A text that may be put into the empty field, to be read and changed before it is sent. */
  ready?: string | undefined;
}

/** A physical keyboard sends by Enter; on glass Enter is a new line. */
const typesOnKeys = () => window.matchMedia('(pointer: fine)').matches;

/** Where a message is written. The words stay until they are sent. */
export const ChatComposer = ({ label, value, onChange, onSend, most, busy, ready }: ChatComposerProps) => {
  const t = useText();
  const noteId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const text = value.trim();
  const over = text.length - most;
  const send = () => {
    if (text && over <= 0 && !busy) onSend(text);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || !typesOnKeys()) return;
    event.preventDefault();
    send();
  };
  const take = () => {
    onChange(ready ?? '');
    field.current?.focus();
  };
  return (
    <form className={styles.root} onSubmit={submit}>
      {ready && value === '' && (
        <div className={styles.ready}>
          <span id={`${noteId}-ready`} className="small muted">
            {t('ui.chat.ready')}
          </span>
          <button type="button" className={styles.take} aria-describedby={`${noteId}-ready`} onClick={take}>
            {ready}
          </button>
        </div>
      )}
      {over > 0 && (
        <p className={styles.over} id={noteId} role="status">
          {t('ui.chat.over', { over })}
        </p>
      )}
      <textarea
        ref={field}
        className={`${inputStyles.input} ${styles.text}`}
        aria-label={label}
        placeholder={label}
        aria-invalid={over > 0 || undefined}
        aria-describedby={over > 0 ? noteId : undefined}
        rows={1}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={press}
      />
      <Button type="submit" className={styles.send} busy={busy} icon={<Icon of={SendHorizontal} />}>
        <span className="sr">{t('ui.chat.send')}</span>
      </Button>
    </form>
  );
};
