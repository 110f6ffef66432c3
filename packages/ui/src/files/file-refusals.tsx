import { ServerText } from '../text/server-text.tsx';
import styles from './file-field.module.css';

interface FileRefusalsProps {
  id: string;
  /** As HTML: the server's text, or ours escaped. */
  refused: readonly string[];
}

/** Why files were refused, below the place for files. */
export const FileRefusals = ({ id, refused }: FileRefusalsProps) =>
  refused.length > 0 && (
    <div id={id} className={styles.errors} role="alert">
      {refused.map((one, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two files may be refused in the same words
        <ServerText key={index} html={one} />
      ))}
    </div>
  );
