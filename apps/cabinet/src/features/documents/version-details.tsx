import { addressOf } from '@novosel/client/calls/address.ts';
import {
  downloadOriginal,
  downloadSignatures,
  type PaperVersion,
} from '@novosel/contract/documents/papers-endpoints.ts';
import { formatDayTime } from '@novosel/contract/time/time.ts';
import { useFileSize } from '@novosel/ui/files/use-file-size.ts';
import { Pill } from '@novosel/ui/status/pill.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { DownloadPaper } from '../../shared/papers/download-paper.tsx';
import styles from './documents.module.css';
import { stateTones } from './state-tones.ts';

/** One version: its size and hash, its signers and its files. */
export const VersionDetails = ({ version, now }: { version: PaperVersion; now: string }) => {
  const t = useText();
  const locale = useLocale();
  const size = useFileSize();
  const { id, state, signers, sha256, bytes, pages } = version;
  const params = { document: id };
  const signed = signers.length > 0;
  return (
    <section className={styles.version} aria-label={t('documents.version', { number: version.version })}>
      <p className={styles.versionHead}>
        <b>{t('documents.version', { number: version.version })}</b>
        <Pill tone={stateTones[state]}>{t('documents.state', { state: state.replace('-', '_') })}</Pill>
      </p>
      <p className="small muted">{t('documents.size', { pages: pages ?? 0, size: size(bytes) })}</p>
      {signers.map(({ name, onBehalf, at }) => (
        <p key={`${name} ${at}`} className="small">
          {t('documents.signer', {
            name,
            onBehalf: String(onBehalf),
            at: formatDayTime(at, { now, locale }),
          })}
        </p>
      ))}
      <p className={`small muted ${styles.hash}`}>{t('documents.hash', { sha256 })}</p>
      <div className="row">
        <DownloadPaper paper={version} href={addressOf(downloadOriginal, { params })}>
          {t('documents.original', { signed: String(signed) })}
        </DownloadPaper>
        {signed && <DownloadPaper paper={version}>{t('documents.sealed')}</DownloadPaper>}
        {signed && (
          <DownloadPaper paper={{ id, fileName: '' }} href={addressOf(downloadSignatures, { params })}>
            {t('documents.signatures')}
          </DownloadPaper>
        )}
      </div>
      {signed && <p className="small muted">{t('documents.files.note')}</p>}
    </section>
  );
};
