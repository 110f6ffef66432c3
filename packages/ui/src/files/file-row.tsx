import FileText from 'lucide-react/icons/file-text';
import Trash2 from 'lucide-react/icons/trash-2';
import { IconButton } from '../actions/icon-button.tsx';
import { Icon } from '../look/icon.tsx';
import { Progress } from '../status/progress.tsx';
import { useText } from '../text/i18n.tsx';
import styles from './file-row.module.css';
import { useFileSize } from './use-file-size.ts';

interface FileRowProps {
  title: string;
  /** In bytes; 0 while unknown. */
  size: number;
  /** 0 to 100 during the upload; undefined for a stored file. */
  progress?: number | undefined;
  url?: string | undefined;
  onRemove?: (() => void) | undefined;
}

const kindOf = (title: string) => /\.([^.]{1,4})$/.exec(title)?.[1]?.toUpperCase() ?? '';

/** One file: uploading with progress, or stored and removable. */
export const FileRow = ({ title, size, progress, url, onRemove }: FileRowProps) => {
  const t = useText();
  const sizeWords = useFileSize();
  return (
    <li className={styles.root}>
      <span className={styles.kind} aria-hidden="true">
        {kindOf(title) || <Icon of={FileText} />}
      </span>
      <div className={styles.body}>
        <p className={styles.name}>{url ? <a href={url}>{title}</a> : title}</p>
        {progress === undefined ? (
          <span className="small muted">
            {size > 0 ? t('ui.file.stored', { size: sizeWords(size) }) : t('ui.file.kept')}
          </span>
        ) : (
          <>
            <Progress label={t('ui.file.sending', { file: title })} value={progress} />
            <span className="small muted">
              {t('ui.file.progress', { done: sizeWords((size * progress) / 100), all: sizeWords(size) })}
            </span>
          </>
        )}
      </div>
      {onRemove && (
        <IconButton icon={Trash2} label={t('ui.file.remove', { file: title })} onClick={onRemove} />
      )}
    </li>
  );
};
