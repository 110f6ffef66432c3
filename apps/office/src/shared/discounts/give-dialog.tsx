import { useTextDraft } from '@novosel/client/drafts/use-draft.ts';
import { queryFor } from '@novosel/client/queries/query-for.ts';
import { useCall } from '@novosel/client/queries/use-call.ts';
import { listPlaces } from '@novosel/contract/catalogue/desk/desk-lists-endpoints.ts';
import { fieldPhrase } from '@novosel/contract/fields/field-errors.ts';
import { fieldFindings } from '@novosel/contract/fields/field-problems.ts';
import { giveDiscount, listPersonDiscounts } from '@novosel/contract/loyalty/desk-endpoints.ts';
import { discountForm } from '@novosel/contract/loyalty/desk-forms.ts';
import { isoDay } from '@novosel/contract/time/time.ts';
import { DateField } from '@novosel/ui/fields/date-field.tsx';
import { TextField } from '@novosel/ui/fields/text-field.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { toast } from '@novosel/ui/toasts/toasts.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ActDialog } from '../acts/act-dialog.tsx';
import { ReasonField } from '../acts/reason-field.tsx';
import styles from './discounts.module.css';
import { type DiscountSize, SizeFields } from './size-fields.tsx';
import { type DiscountWhere, WhereFields } from './where-fields.tsx';

interface GiveDialogProps {
  person: number;
  /** The server's moment. */
  now: string;
  onClose: () => void;
}

const longestTitle = 120;

/** A discount: how much, what for, where, for how long, and why. */
export const GiveDialog = ({ person, now, onClose }: GiveDialogProps) => {
  const t = useText();
  const locale = useLocale();
  const [title, setTitle] = useTextDraft(`discount:${person}:title`);
  const [reason, setReason] = useTextDraft(`discount:${person}:reason`);
  const [size, setSize] = useState<DiscountSize>({ by: 'percent', value: null });
  const [validFrom, setFrom] = useState('');
  const [validUntil, setUntil] = useState('');
  const [where, setWhere] = useState<DiscountWhere>({ complex: undefined, building: undefined, kinds: [] });
  const [tried, setTried] = useState(false);
  const places = useQuery(queryFor(listPlaces));
  const act = useCall(giveDiscount, {
    invalidates: [listPersonDiscounts],
    onDone: () => {
      setTitle('');
      setReason('');
      onClose();
      void toast({ title: t('discounts.give.done'), tone: 'good' });
    },
  });
  const typed = { title, ...size, ...(validFrom && { validFrom }), validUntil, ...where, reason };
  const written = discountForm.safeParse(typed, { reportInput: true });
  const offPaper =
    written.error &&
    fieldFindings(written.error, typed).find(
      ({ path, problem }) => path[0] === 'title' && problem === 'paperLetter',
    );
  const wrong = new Set(written.success ? [] : written.error.issues.map(({ path }) => path[0]));
  const past = !wrong.has('validUntil') && validUntil < isoDay(now);
  const said = (field: string, words: string) => (tried && wrong.has(field) ? words : undefined);
  const submit = () => {
    setTried(true);
    // Without the places nobody can have said where: a discount that nobody meant would be for everywhere.
    if (written.success && !past && !places.isError) act.mutate({ params: { person }, body: written.data });
  };
  return (
    <ActDialog
      title={t('discounts.give.title')}
      note={t('discounts.give.note')}
      error={act.error ?? (tried ? places.error : null)}
      busy={act.isPending}
      onSubmit={submit}
      onClose={onClose}
      submit={t('discounts.give.submit')}
    >
      <TextField
        label={t('discounts.name')}
        hint={t('discounts.name.hint')}
        required
        maxLength={longestTitle}
        value={title}
        error={said(
          'title',
          offPaper ? fieldPhrase(offPaper.problem, 'title', locale, offPaper) : t('discounts.name.wrong'),
        )}
        onChange={(event) => setTitle(event.target.value)}
      />
      <SizeFields size={size} onChange={setSize} wrong={tried && wrong.has('value')} />
      <div className={styles.days}>
        <DateField
          label={t('discounts.begins')}
          hint={t('discounts.begins.hint')}
          value={validFrom}
          error={said('validFrom', t('discounts.day.wrong'))}
          onChange={setFrom}
        />
        <DateField
          label={t('discounts.ends')}
          hint={t('discounts.ends.hint')}
          required
          value={validUntil}
          error={
            said('validUntil', t('discounts.ends.wrong')) ??
            (tried && past ? t('discounts.ends.wrong') : undefined)
          }
          onChange={setUntil}
        />
      </div>
      <WhereFields where={where} onChange={setWhere} />
      <ReasonField value={reason} onChange={setReason} tried={tried} hint={t('discounts.reason.hint')} />
    </ActDialog>
  );
};
