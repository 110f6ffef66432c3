import type { DeskPerson } from '@novosel/contract/desk/people-endpoints.ts';
import { closeSignIn } from '@novosel/contract/session/desk-endpoints.ts';
import { Segmented } from '@novosel/ui/actions/segmented.tsx';
import { Alert } from '@novosel/ui/status/alert.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useState } from 'react';
import { ActDialog } from '../../shared/acts/act-dialog.tsx';
import { isReason, ReasonField } from '../../shared/acts/reason-field.tsx';
import { useDraft } from '../../shared/drafts.ts';
import { usePersonAct } from './use-person-act.ts';

const terms = ['day', 'week', 'open'] as const;
type Term = (typeof terms)[number];
const dayMs = 86_400_000;
const lengths: Readonly<Record<Exclude<Term, 'open'>, number>> = { day: dayMs, week: 7 * dayMs };

interface CloseDialogProps {
  person: DeskPerson;
  /** The server's moment, in ms. */
  now: number;
  onClose: () => void;
}

/** Closes a sign-in for a term, or until it is opened; says beforehand what ends with it. */
export const CloseDialog = ({ person, now, onClose }: CloseDialogProps) => {
  const t = useText();
  const [kept, setTerm] = useDraft(`person:${person.id}:close:term`);
  const term = terms.find((one) => one === kept) ?? 'day';
  const [reason, setReason] = useDraft(`person:${person.id}:close:reason`);
  const [tried, setTried] = useState(false);
  const act = usePersonAct(closeSignIn, {
    said: t('people.close.done'),
    onDone: () => {
      setReason('');
      setTerm('');
      onClose();
    },
  });
  const submit = () => {
    setTried(true);
    if (!isReason(reason)) return;
    const until = term === 'open' ? {} : { until: new Date(now + lengths[term]).toISOString() };
    act.mutate({ params: { person: person.id }, body: { reason, ...until } });
  };
  return (
    <ActDialog
      title={t('people.close.act')}
      note={person.name}
      error={act.error}
      busy={act.isPending}
      onSubmit={submit}
      onClose={onClose}
      danger
      submit={t('people.close.submit')}
      keep={t('people.close.keep')}
    >
      <Alert tone="warn">{t('people.close.what')}</Alert>
      <Segmented
        label={t('people.close.term')}
        value={term}
        choices={terms.map((value) => ({ value, label: t(`people.close.term.${value}`) }))}
        onChange={setTerm}
      />
      <ReasonField value={reason} onChange={setReason} tried={tried} hint={t('people.reason.hint')} />
    </ActDialog>
  );
};
