import type { Paper, PaperVersion } from '@novosel/contract/documents/papers-endpoints.ts';
import { glue } from '@novosel/contract/texts/text.ts';
import { formatDay } from '@novosel/contract/time/time.ts';
import { IconButton } from '@novosel/ui/actions/icon-button.tsx';
import { ListRow } from '@novosel/ui/blocks/list-row.tsx';
import { Pill } from '@novosel/ui/status/pill.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import FileText from 'lucide-react/icons/file-text';
import ReceiptText from 'lucide-react/icons/receipt-text';
import { useId, useState } from 'react';
import styles from './documents.module.css';
import { stateTones } from './state-tones.ts';
import { VersionDetails } from './version-details.tsx';

/** A version in one line: its day, and who has signed. */
const useVersionNote = (now: string) => {
  const t = useText();
  const locale = useLocale();
  return ({ createdAt, signers }: PaperVersion): string => {
    const [first] = signers;
    return t('documents.version.note', {
      date: formatDay(first?.at ?? createdAt, { now, locale }),
      signed: first ? (first.onBehalf ? 'other' : 'you') : 'none',
      name: first?.name ?? '',
    });
  };
};

/** A document with its present state; it opens to versions, signatures and hashes. */
export const PaperRow = ({ paper: { kind, versions }, now }: { paper: Paper; now: string }) => {
  const t = useText();
  const note = useVersionNote(now);
  const [open, setOpen] = useState(false);
  const id = useId();
  const [newest] = versions;
  if (!newest) return null;
  const title = glue(newest.title);
  const last = note(newest);
  const state = (
    <Pill tone={stateTones[newest.state]}>
      {t('documents.state', { state: newest.state.replace('-', '_') })}
    </Pill>
  );
  return (
    <>
      <ListRow
        icon={kind === 'invoice' || kind === 'receipt' ? ReceiptText : FileText}
        title={title}
        note={
          <>
            {versions.length > 1 ? t('documents.versions', { count: versions.length, note: last }) : last}
            <span className={`phone ${styles.state}`}>{state}</span>
          </>
        }
        end={
          <span className={styles.ends}>
            <span className="from-tablet">{state}</span>
            <IconButton
              icon={open ? ChevronUp : ChevronDown}
              label={t('documents.details', { title })}
              aria-expanded={open}
              aria-controls={id}
              onClick={() => setOpen(!open)}
            />
          </span>
        }
      />
      <li id={id} hidden={!open} className={styles.details}>
        {open && versions.map((version) => <VersionDetails key={version.id} version={version} now={now} />)}
      </li>
    </>
  );
};
