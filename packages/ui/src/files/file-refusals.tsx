import { ServerText } from '../text/server-text.tsx';
import styles from './file-field.module.css';

interface FileRefusalsProps {
  id: string;
  /** In the server's words, or ours with the signs of HTML escaped. */
  refused: readonly string[];
}

/** Why files were not taken, under the place into which they were dropped. */
export const FileRefusals = ({ id, refused }: FileRefusalsProps) =>
  refused.length > 0 && (
    <div id={id} className={styles.errors} role="alert">
      {refused.map((one, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two files may be refused in the same words
        <ServerText key={index} html={one} />
      ))}
    </div>
  );
