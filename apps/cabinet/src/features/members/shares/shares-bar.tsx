import type { Fraction } from '@novosel/contract/fields/masks.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { shownShare } from '../../../shared/deal/share-of.ts';
import styles from './shares.module.css';

interface BarPart {
  readonly key: string;
  readonly name: string;
  readonly share: Fraction;
}

interface SharesBarProps {
  parts: readonly BarPart[];
  /** What is missing of 1. */
  rest?: Fraction | undefined;
}

const eighths = 8;
const percents = 100;
const partOf = ({ numerator, denominator }: Fraction) => numerator / denominator;

/** The mark of a holder, the same in the bar and at his field. */
export const holderMark = (index: number): string | undefined =>
  [styles.first, styles.second, styles.third][index % 3];

/** The whole as one measured line: a part of it for each share. */
export const SharesBar = ({ parts, rest }: SharesBarProps) => {
  const t = useText();
  const all = parts.reduce((sum, { share }) => sum + partOf(share), rest ? partOf(rest) : 0);
  const end = (index: number) =>
    parts.slice(0, index + 1).reduce((sum, { share }) => sum + partOf(share) / (all || 1), 0);
  const ends = parts.map((_, index) => end(index));
  const said = parts.map(({ name, share }) => `${name}: ${shownShare(share)}`);
  const missing = rest ? [t('members.shares.rest', { share: shownShare(rest) })] : [];
  return (
    <div role="img" aria-label={[...said, ...missing].join(', ')}>
      <div className={styles.bar}>
        {parts.map(({ key, name, share }, index) => (
          <span key={key} className={holderMark(index)} style={{ flex: partOf(share) }}>
            <b>{shownShare(share)}</b>
            <span className={styles.who}>{name}</span>
          </span>
        ))}
        {rest && (
          <span className={styles.rest} style={{ flex: partOf(rest) }}>
            <b>{shownShare(rest)}</b>
          </span>
        )}
      </div>
      <div className={styles.scale} aria-hidden="true">
        {Array.from({ length: eighths - 1 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its place
          <i key={`minor ${index}`} style={{ left: `${((index + 1) / eighths) * percents}%` }} />
        ))}
        {[0, ...ends.slice(0, rest ? undefined : -1), 1].map((at, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two ends may be at one place
          <i key={index} className={styles.tick} style={{ left: `${Math.min(1, at) * percents}%` }} />
        ))}
      </div>
    </div>
  );
};
