import { useCall } from '@novosel/client/queries/use-call.ts';
import { type DeskPerson, deskPerson, findPeople } from '@novosel/contract/desk/people-endpoints.ts';
import { carryOutDeletion, type Deletion, deskDeletion } from '@novosel/contract/privacy/endpoints.ts';
import { goes, stays } from '@novosel/contract/privacy/held.ts';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { toast } from '@novosel/ui/toasts/toasts.tsx';
import { ActDialog } from '../../shared/acts/act-dialog.tsx';
import styles from './people.module.css';

interface CarryOutDialogProps {
  person: DeskPerson;
  deletion: Deletion;
  onClose: () => void;
}

/** Shows what is deleted and what is kept before the deletion, which cannot be undone. */
export const CarryOutDialog = ({ person, deletion, onClose }: CarryOutDialogProps) => {
  const t = useText();
  const locale = useLocale();
  const act = useCall(carryOutDeletion, {
    invalidates: [deskDeletion, deskPerson, findPeople],
    onDone: () => {
      onClose();
      void toast({ tone: 'good', title: t('people.deletion.done') });
    },
  });
  return (
    <ActDialog
      title={t('people.deletion.act')}
      note={t('people.deletion.note', { name: person.name })}
      error={act.error}
      busy={act.isPending}
      onSubmit={() => act.mutate({ params: { person: person.id } })}
      onClose={onClose}
      danger
      submit={t('people.deletion.submit')}
    >
      <b>{t('people.deletion.goes')}</b>
      <ul className={styles.list}>
        {deletion.goes.map((code) => (
          <li key={code}>{goes[code][locale]}</li>
        ))}
      </ul>
      <b>{t('people.deletion.stays')}</b>
      <ul className={styles.list}>
        {deletion.stays.map((code) => (
          <li key={code}>{stays[code][locale]}</li>
        ))}
      </ul>
    </ActDialog>
  );
};
