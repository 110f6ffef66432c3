import { addressOf } from '@novosel/client/calls/address.ts';
import { openMemberScan } from '@novosel/contract/members/desk-endpoints.ts';
import {
  deskReturnReasons,
  returnedFields,
  returnReasons,
} from '@novosel/contract/members/papers/returns.ts';
import { Kv } from '@novosel/ui/blocks/kv.tsx';
import { Checkbox } from '@novosel/ui/choices/checkbox.tsx';
import { Select } from '@novosel/ui/choices/select.tsx';
import { TextArea } from '@novosel/ui/fields/text-area.tsx';
import { FileLinks } from '@novosel/ui/files/file-links.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { useId } from 'react';
import styles from './members.module.css';
import type { PaperPart } from './paper-parts.ts';
import type { ReturnMark } from './return-marks.ts';

/** The contract's limit, in characters. */
const longestNote = 500;

interface PaperSectionProps {
  deal: string;
  member: string;
  part: PaperPart;
  /** null while the document is not marked for return. */
  mark: ReturnMark | null;
  /** Whether the person has tried to decide: a missing reason is marked. */
  tried: boolean;
  /** Undefined when there is nothing to decide. */
  onMark: ((mark: ReturnMark | null) => void) | undefined;
}

/** Typed values and scans of a document, with the mark that returns it. */
export const PaperSection = ({ deal, member, part, mark, tried, onMark }: PaperSectionProps) => {
  const t = useText();
  const locale = useLocale();
  const id = useId();
  const name = returnedFields[part.field][locale];
  const params = (document: string) => ({ params: { deal, member, document } });
  return (
    <section className={styles.paper} aria-labelledby={id}>
      <h3 className={styles.paperName} id={id}>
        {name}
      </h3>
      <div className={styles.typed}>
        {part.rows.length > 0 && <Kv rows={[...part.rows]} />}
        <FileLinks
          files={part.scans.map(({ id: document, title, bytes }) => ({
            id: document,
            title,
            size: bytes,
            href: addressOf(openMemberScan, params(document)),
          }))}
        />
      </div>
      {onMark && (
        <div className={styles.decision}>
          <Checkbox
            value={mark !== null}
            onChange={(marked) => onMark(marked ? { reason: null, note: '' } : null)}
          >
            {t('deal.members.return.field', { name })}
          </Checkbox>
          {mark && <Reason {...{ mark, tried, onMark }} />}
        </div>
      )}
    </section>
  );
};

interface ReasonProps {
  mark: ReturnMark;
  tried: boolean;
  onMark: (mark: ReturnMark) => void;
}

const Reason = ({ mark, tried, onMark }: ReasonProps) => {
  const t = useText();
  const locale = useLocale();
  return (
    <>
      <Select
        label={t('deal.members.reason')}
        required
        options={deskReturnReasons.map((value) => ({ value, label: returnReasons[value][locale] }))}
        value={mark.reason}
        error={tried && !mark.reason ? t('deal.members.reason.missing') : undefined}
        onChange={(reason) => onMark({ ...mark, reason })}
      />
      <TextArea
        label={t('deal.members.note')}
        hint={t('deal.members.note.hint')}
        rows={2}
        maxLength={longestNote}
        value={mark.note}
        onChange={(event) => onMark({ ...mark, note: event.target.value })}
      />
    </>
  );
};
