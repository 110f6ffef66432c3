import type { ImportSheet } from '@novosel/contract/catalogue/desk/desk-endpoints.ts';
import { type ReadHidden, readHidden } from '@novosel/contract/catalogue/desk/desk-rules.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { RadioCards } from '@novosel/ui/choices/radio-card.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { Modal } from '@novosel/ui/windows/modal.tsx';
import { useState } from 'react';
import { useTried } from '../../../../shared/acts/use-tried.ts';
import { columnList } from '../lines/column-list.ts';
import styles from './dialog.module.css';
import { choiceOf, firstAnswers, type SheetChoice } from './sheet-choice.ts';

interface SheetDialogProps {
  fileName: string;
  sheets: readonly ImportSheet[];
  onChoose: (choice: SheetChoice) => void;
  onClose: () => void;
}

/** Lists every sheet of a workbook that has content, with its hidden parts, and asks which to read. */
export const SheetDialog = ({ fileName, sheets, onChoose, onClose }: SheetDialogProps) => {
  const t = useText();
  const [answers, setAnswers] = useState(() => firstAnswers(sheets));
  const chosen = sheets.find(({ sheet }) => sheet === answers.sheet);
  const choice = choiceOf(sheets, answers);
  const { tried, attempt } = useTried(() => {
    if (choice) onChoose(choice);
  });
  const missing = (answer: unknown) => (tried && answer === null ? t('catalogue.sheets.missing') : undefined);
  const hidden = (what: 'hiddenRows' | 'hiddenColumns', label: string, notes: Record<ReadHidden, string>) => (
    <RadioCards
      label={label}
      choices={readHidden.map((value) => ({
        value,
        title: t(`catalogue.sheets.${what}.${value}`),
        note: notes[value],
      }))}
      value={answers[what]}
      onChange={(value) => setAnswers((all) => ({ ...all, [what]: value }))}
      error={missing(answers[what])}
    />
  );
  const noteOf = ({ rows, hiddenRows, hiddenColumns }: ImportSheet) =>
    [
      t('catalogue.sheets.rows', { count: rows }),
      ...(hiddenRows > 0 ? [t('catalogue.sheets.rows.hidden', { count: hiddenRows })] : []),
      ...(hiddenColumns.length > 0
        ? [t('catalogue.sheets.columns.hidden', { count: hiddenColumns.length })]
        : []),
    ].join(' · ');
  return (
    <Modal
      open
      onClose={onClose}
      size="sm"
      title={t('catalogue.sheets.title')}
      note={t('catalogue.sheets.note', { file: fileName })}
      actions={
        <>
          <Button onClick={attempt}>{t('catalogue.sheets.submit')}</Button>
          <Button variant="secondary" onClick={onClose}>
            {t('catalogue.sheets.cancel')}
          </Button>
        </>
      }
    >
      <div className={styles.root}>
        <RadioCards
          label={t('catalogue.sheets.which')}
          choices={sheets.map((sheet) => ({
            value: String(sheet.sheet),
            title: sheet.name,
            end: sheet.hidden ? t('catalogue.sheets.hidden') : undefined,
            note: sheet.fits ? noteOf(sheet) : `${noteOf(sheet)} · ${t('catalogue.sheets.strange')}`,
          }))}
          value={answers.sheet === null ? null : String(answers.sheet)}
          onChange={(sheet) => setAnswers({ sheet: Number(sheet), hiddenRows: null, hiddenColumns: null })}
          error={missing(answers.sheet)}
        />
        {chosen &&
          chosen.hiddenRows > 0 &&
          hidden('hiddenRows', t('catalogue.sheets.hiddenRows', { count: chosen.hiddenRows }), {
            read: t('catalogue.sheets.hiddenRows.read.note'),
            skip: t('catalogue.sheets.hiddenRows.skip.note'),
          })}
        {chosen &&
          chosen.hiddenColumns.length > 0 &&
          hidden(
            'hiddenColumns',
            t('catalogue.sheets.hiddenColumns', { list: columnList(chosen.hiddenColumns) }),
            {
              read: t('catalogue.sheets.hiddenColumns.read.note'),
              skip: t('catalogue.sheets.hiddenColumns.skip.note'),
            },
          )}
      </div>
    </Modal>
  );
};
