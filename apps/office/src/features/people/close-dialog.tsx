import { draftOf } from '@novosel/client/drafts/drafts.ts';
import { useTextDraft } from '@novosel/client/drafts/use-draft.ts';
import type { DeskPerson } from '@novosel/contract/desk/people-endpoints.ts';
import { closeSignIn } from '@novosel/contract/session/desk-endpoints.ts';
import { Segmented } from '@novosel/ui/actions/segmented.tsx';
import { Alert } from '@novosel/ui/status/alert.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { ReasonDialog } from '../../shared/acts/reason-dialog.tsx';
import { usePersonAct } from './use-person-act.ts';

const terms = ['day', 'week', 'open'] as const;
type Term = (typeof terms)[number];
const dayMs = 86_400_000;
const lengths: Readonly<Record<Exclude<Term, 'open'>, number>> = { day: dayMs, week: 7 * dayMs };

interface CloseDialogProps {
  person: DeskPerson;
  /** The server's present moment, in ms. */
  now: number;
  onClose: () => void;
}

/** Locks a sign-in for a term, or until staff opens it; says first what ends with it. */
export const CloseDialog = ({ person, now, onClose }: CloseDialogProps) => {
  const t = useText();
  const [kept, setTerm] = useTextDraft(`person:${person.id}:close:term`);
  const term = terms.find((one) => one === kept) ?? 'day';
  const draft = `person:${person.id}:close:reason`;
  const act = usePersonAct(closeSignIn, {
    said: t('people.close.done'),
    onDone: () => {
      draftOf(draft).forget();
      setTerm('');
      onClose();
    },
  });
  const send = (reason: string) => {
    const until = term === 'open' ? {} : { until: new Date(now + lengths[term]).toISOString() };
    act.mutate({ params: { person: person.id }, body: { reason, ...until } });
  };
  return (
    <ReasonDialog
      title={t('people.close.act')}
      note={person.name}
      draft={draft}
      act={act}
      reason={{ hint: t('people.reason.hint') }}
      onSend={send}
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
    </ReasonDialog>
  );
};
