import { addressOf } from '@novosel/client/calls/address.ts';
import { getContractPaper } from '@novosel/contract/contracts/endpoints.ts';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { useFileSize } from '@novosel/ui/files/use-file-size.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import type { ReactNode } from 'react';
import { DownloadPaper } from '../../../shared/papers/download-paper.tsx';
import styles from './contract-parts.module.css';

interface ContractFileCardProps {
  readonly estate: number;
  readonly paper: { readonly sha256: string; readonly bytes: number; readonly pages: number | null };
  readonly end?: ReactNode;
}

/** The bytes to which everybody has agreed, with the hash by which they are known. */
export const ContractFileCard = ({ estate, paper, end }: ContractFileCardProps) => {
  const t = useText();
  const size = useFileSize();
  const href = addressOf(getContractPaper, { params: { estate } });
  return (
    <Card title={t('contract.paper')} end={end}>
      <p className="muted">
        {t('contract.paper.note', { pages: paper.pages ?? 0, size: size(paper.bytes) })}
      </p>
      <p className={`small muted ${styles.hash}`}>{t('contract.paper.hash', { sha256: paper.sha256 })}</p>
      <p className={styles.download}>
        <DownloadPaper paper={{ id: '', fileName: '' }} href={href}>
          {t('contract.paper.download')}
        </DownloadPaper>
      </p>
    </Card>
  );
};
