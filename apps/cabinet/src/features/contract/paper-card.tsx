import { addressOf } from '@novosel/client/calls/address.ts';
import { getContractPaper } from '@novosel/contract/contracts/endpoints.ts';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { useFileSize } from '@novosel/ui/files/use-file-size.ts';
import { Pill } from '@novosel/ui/status/pill.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { DownloadPaper } from '../../shared/papers/download-paper.tsx';
import styles from './contract.module.css';
import type { ContractProps } from './contract-props.ts';

/** The bytes to which everybody has agreed, with the hash by which they are known. */
export const PaperCard = ({ deal, view: { paper } }: ContractProps) => {
  const t = useText();
  const size = useFileSize();
  if (!paper) return null;
  const href = addressOf(getContractPaper, { params: { estate: deal.card.estate.id } });
  return (
    <Card title={t('contract.paper')} end={<Pill tone="good">{t('contract.paper.state')}</Pill>}>
      <p className="muted">
        {t('contract.paper.note', { pages: paper.pages ?? 0, size: size(paper.bytes) })}
      </p>
      <p className={`small muted ${styles.hash}`}>{t('contract.paper.hash', { sha256: paper.sha256 })}</p>
      <p className={styles.below}>
        <DownloadPaper paper={{ id: '', fileName: '' }} href={href}>
          {t('contract.paper.download')}
        </DownloadPaper>
      </p>
    </Card>
  );
};
