import Paperclip from 'lucide-react/icons/paperclip';
import SendHorizontal from 'lucide-react/icons/send-horizontal';
import {
  type ClipboardEvent,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { Button } from '../actions/button.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import inputStyles from '../fields/input.module.css';
import { Icon } from '../look/icon.tsx';
import { useText } from '../text/i18n.tsx';
import styles from './chat-composer.module.css';
import { ChatFiles } from './chat-files.tsx';
import { ChatPhrases } from './chat-phrases.tsx';
import type { Attachments } from './use-attachments.ts';

interface ChatComposerProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Called with the trimmed text, within the length limit; it may be empty only with files. */
  onSend: (text: string) => void;
  most: number;
  busy?: boolean | undefined;
  /** Suggested texts: one can be put into the empty field, where the person reads and changes it. */
  ready?: readonly string[] | undefined;
  /** Label of the suggested texts. */
  readyLabel?: string | undefined;
  attachments?: Attachments | undefined;
  /** Why sending must wait, although there is something to send: a press is remembered and sends later. */
  wait?: string | undefined;
  /** Content above the field: the topic of the message. */
  children?: ReactNode;
}

/** With a physical keyboard Enter sends; on a touch screen Enter starts a new line. */
const typesOnKeys = () => window.matchMedia('(pointer: fine)').matches;

/** The form of a message. The text stays until it is sent. */
export const ChatComposer = (props: ChatComposerProps) => {
  const { label, value, onChange, onSend, most, busy, ready = [], readyLabel, attachments, wait } = props;
  const t = useText();
  const noteId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const text = value.trim();
  const over = text.length - most;
  const files = attachments?.files ?? [];
  const isBlank = value === '' && files.length === 0;
  const isEmpty = text === '' && files.length === 0;
  const refused = attachments?.refused.length ?? 0;
  /** The number of refused files at the moment of a press that had to wait. */
  const [due, setDue] = useState<number>();
  const send = () => {
    // The field shows what is missing or wrong.
    if (isEmpty || over > 0) field.current?.focus();
    else if (busy) return;
    else if (wait) setDue(refused);
    else onSend(text);
  };
  useEffect(() => {
    // Without a file that was refused meanwhile the text may mean something else, so it is not sent.
    const spoilt = due !== undefined && refused > due;
    if (due === undefined || (wait && !spoilt)) return;
    setDue(undefined);
    if (!spoilt && !isEmpty) onSend(text);
  }, [due, wait, refused, isEmpty, onSend, text]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || !typesOnKeys()) return;
    event.preventDefault();
    send();
  };
  const paste = (event: ClipboardEvent) => {
    const pasted = [...event.clipboardData.files];
    if (!attachments || pasted.length === 0) return;
    event.preventDefault();
    attachments.add(pasted);
  };
  const take = (phrase: string) => {
    onChange(phrase);
    field.current?.focus();
  };
  const notes = [over > 0 && noteId, refused > 0 && `${noteId}-refused`, wait && `${noteId}-wait`];
  return (
    <form className={styles.root} data-files={attachments ? true : undefined} onSubmit={submit}>
      {ready.length > 0 && isBlank && (
        <ChatPhrases label={readyLabel ?? t('ui.chat.ready')} phrases={ready} onTake={take} />
      )}
      {props.children}
      {attachments && <ChatFiles id={`${noteId}-refused`} attachments={attachments} />}
      {over > 0 && (
        <p className={styles.over} id={noteId} role="status">
          {t('ui.chat.over', { over })}
        </p>
      )}
      {wait && !isBlank && (
        <p className="small muted" id={`${noteId}-wait`}>
          {wait}
        </p>
      )}
      <div className={styles.line}>
        {attachments && <Attach attachments={attachments} onDone={() => field.current?.focus()} />}
        <textarea
          ref={field}
          className={`${inputStyles.input} ${styles.text}`}
          aria-label={label}
          placeholder={label}
          aria-invalid={over > 0 || undefined}
          aria-describedby={notes.filter(Boolean).join(' ') || undefined}
          rows={1}
          value={value}
          onChange={(event) => {
            setDue(undefined);
            onChange(event.target.value);
          }}
          onKeyDown={press}
          onPaste={paste}
        />
        <Button
          type="submit"
          className={styles.send}
          busy={busy || due !== undefined}
          icon={<Icon of={SendHorizontal} />}
        >
          <span className="sr">{t('ui.chat.send')}</span>
        </Button>
      </div>
    </form>
  );
};

const Attach = ({ attachments, onDone }: { attachments: Attachments; onDone: () => void }) => {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton
        icon={Paperclip}
        className={styles.attach}
        label={t('ui.chat.attach')}
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={attachments.rules.extensions.map((one) => `.${one}`).join(',')}
        onChange={({ target }) => {
          const chosen = [...(target.files ?? [])];
          // Cleared at once, so that the same file can be chosen again after it was removed.
          target.value = '';
          attachments.add(chosen);
          onDone();
        }}
      />
    </>
  );
};
