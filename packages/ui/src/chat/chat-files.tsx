import FileText from 'lucide-react/icons/file-text';
import X from 'lucide-react/icons/x';
import { IconButton } from '../actions/icon-button.tsx';
import { FileRefusals } from '../files/file-refusals.tsx';
import { useFileSize } from '../files/use-file-size.ts';
import { Icon } from '../look/icon.tsx';
import { Progress } from '../status/progress.tsx';
import { useText } from '../text/i18n.tsx';
import styles from './chat-files.module.css';
import type { Attachment, Attachments } from './use-attachments.ts';

const Row = ({ one, onRemove }: { one: Attachment; onRemove: () => void }) => {
  const t = useText();
  const sizeWords = useFileSize();
  const { file, state, progress } = one;
  const words = {
    sending: t('ui.file.progress', {
      done: sizeWords((file.size * progress) / 100),
      all: sizeWords(file.size),
    }),
    held: t('ui.chat.files.held'),
    stored: sizeWords(file.size),
  };
  return (
    <li className={styles.row}>
      <Icon of={FileText} size="s" />
      <div className={styles.body}>
        <span className={styles.name} title={file.name}>
          {file.name}
        </span>
        <span className={styles.state}>{words[state]}</span>
        {state === 'sending' && (
          <Progress label={t('ui.file.sending', { file: file.name })} value={progress} />
        )}
      </div>
      <IconButton icon={X} label={t('ui.file.remove', { file: file.name })} onClick={onRemove} />
    </li>
  );
};

/** Files of the message, and why others were refused. */
export const ChatFiles = ({ id, attachments }: { id: string; attachments: Attachments }) => {
  const t = useText();
  const { files, refused, remove } = attachments;
  return (
    <>
      {files.length > 0 && (
        <ul className={styles.root} aria-label={t('ui.chat.files')}>
          {files.map((one) => (
            <Row key={one.key} one={one} onRemove={() => remove(one.key)} />
          ))}
        </ul>
      )}
      <FileRefusals id={id} refused={refused} />
    </>
  );
};
