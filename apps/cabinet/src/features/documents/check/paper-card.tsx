import { Card } from '@novosel/ui/blocks/card.tsx';
import { Kv } from '@novosel/ui/blocks/kv.tsx';
import { Avatar } from '@novosel/ui/look/avatar.tsx';
import { Pill } from '@novosel/ui/status/pill.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import styles from './check.module.css';
import type { DescribedPaper, DescribedSigner } from './describe/described.ts';
import { Hash } from './hash.tsx';

/** One paper: who has signed it, what we know of it, its fingerprint. */
export const PaperCard = ({ paper }: { paper: DescribedPaper }) => {
  const t = useText();
  const { name, folder, signers, none, rows, sha256 } = paper;
  return (
    <Card title={name}>
      {folder && <p className={`small muted ${styles.folder}`}>{folder}</p>}
      {signers.length > 0 ? (
        <ol>
          {signers.map((one) => (
            <Signer key={one.key} signer={one} />
          ))}
        </ol>
      ) : (
        <p className="muted">{none}</p>
      )}
      <div className={styles.facts}>
        <Kv rows={[...rows]} />
      </div>
      <Hash label={t('check.hash')} value={sha256} />
    </Card>
  );
};

const Signer = ({ signer: { name, lines, at, state, tone } }: { signer: DescribedSigner }) => (
  <li className={styles.signer}>
    <Avatar name={name} party={tone === 'good' ? 'me' : 'third'} />
    <div className={styles.signerBody}>
      <b>{name}</b>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </div>
    <div className={styles.signerEnd}>
      <Pill tone={tone}>{state}</Pill>
      {at && <span>{at}</span>}
    </div>
  </li>
);
