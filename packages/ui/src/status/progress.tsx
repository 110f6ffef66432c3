import styles from './progress.module.css';

interface ProgressProps {
  label: string;
  /** 0 to 100. */
  value: number;
}

export const Progress = ({ label, value }: ProgressProps) => (
  <div
    className={styles.root}
    role="progressbar"
    aria-label={label}
    aria-valuenow={Math.round(value)}
    aria-valuemin={0}
    aria-valuemax={100}
  >
    <span className={styles.bar} style={{ width: `${value}%` }} />
  </div>
);
