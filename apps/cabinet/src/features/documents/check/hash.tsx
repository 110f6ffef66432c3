import styles from './check.module.css';

/** A fingerprint in groups that can be read aloud. */
export const Hash = ({ label, value }: { label: string; value: string }) => (
  <div className={styles.hash}>
    <span className="small muted">{label}</span>
    <code>
      {(value.match(/.{16}/g) ?? []).map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one value have no identity
        <span key={at}>{part.match(/.{4}/g)?.join(' ')} </span>
      ))}
    </code>
  </div>
);
