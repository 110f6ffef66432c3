import Paperclip from 'lucide-react/icons/paperclip';
import { Icon } from '../look/icon.tsx';
import styles from './file-links.module.css';
import { useFileSize } from './use-file-size.ts';

interface LinkedFile {
  readonly id: string;
  readonly title: string;
  /** In bytes. */
  readonly size: number;
  readonly href: string;
  /** Why it cannot be downloaded now; then it is no link. */
  readonly withheld?: string | undefined;
}

/** Download links for the files of a message; nothing when there are none. */
export const FileLinks = ({ files }: { files: readonly LinkedFile[] }) => {
  const sizeWords = useFileSize();
  if (files.length === 0) return null;
  return (
    <ul className={styles.root}>
      {files.map(({ id, title, size, href, withheld }) => {
        const words = (
          <>
            <Icon of={Paperclip} size="s" />
            <span>
              {title}, {withheld ?? sizeWords(size)}
            </span>
          </>
        );
        return (
          <li key={id}>
            {withheld === undefined ? (
              <a className={styles.file} href={href} download={title}>
                {words}
              </a>
            ) : (
              <span className={styles.file}>{words}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
};
