import { reasonForm } from '@novosel/contract/catalogue/desk/desk-forms.ts';
import { fieldPhrase } from '@novosel/contract/fields/field-errors.ts';
import { fieldFindings } from '@novosel/contract/fields/field-problems.ts';
import { type Locale, useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import type { ComponentProps } from 'react';
import { ReasonDialog } from '../../../shared/acts/reason-dialog.tsx';
import styles from './take-back-dialog.module.css';

type TakeBackDialogProps = Pick<
  ComponentProps<typeof ReasonDialog>,
  'title' | 'submit' | 'draft' | 'act' | 'onSend' | 'onClose'
> & {
  /** What follows from the act, one sentence each. */
  readonly consequences: readonly string[];
};

/** The message for a missing or wrong reason. */
const missingOf = (reason: string, locale: Locale): string => {
  const { error } = reasonForm.safeParse({ reason }, { reportInput: true });
  const found = error && fieldFindings(error, { reason })[0];
  return fieldPhrase(found?.problem ?? 'required', 'reason', locale, found);
};

/** The window of an act that withdraws something: what follows from it, and the field for its reason. */
export const TakeBackDialog = ({ consequences, ...dialog }: TakeBackDialogProps) => {
  const t = useText();
  const locale = useLocale();
  return (
    <ReasonDialog
      {...dialog}
      danger
      keep={t('catalogue.keep')}
      reason={{
        hint: t('catalogue.reason.hint'),
        asks: { label: t('catalogue.reason'), missing: (text) => missingOf(text, locale) },
      }}
    >
      <ul className={styles.list}>
        {consequences.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </ReasonDialog>
  );
};
