import { errorWords, RefusalError } from '@novosel/client/calls/errors.ts';
import { useDraft } from '@novosel/client/drafts/use-draft.ts';
import { useCall } from '@novosel/client/queries/use-call.ts';
import {
  listFavourites,
  noteAtMost,
  writeNote,
} from '@novosel/contract/catalogue/choosing/favourites-endpoints.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { TextArea } from '@novosel/ui/fields/text-area.tsx';
import { Alert } from '@novosel/ui/status/alert.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import type { MouseEvent } from 'react';
import styles from './favourites.module.css';
import { type NoteDraft, noteDraft } from './note-draft.ts';

interface NoteFormProps {
  estate: number;
  user: number;
  /** Whether the estate is no longer in the list: a note can be saved only for an estate in it. */
  gone: boolean;
  /** The saved note; it changes under the form when another tab saves one. */
  kept: string;
  onClose: () => void;
}

/**
 * A person's note about an estate. When another tab has saved one meanwhile, both are shown and the person
 * chooses.
 */
export const NoteForm = ({ estate, user, gone, kept, onClose }: NoteFormProps) => {
  const t = useText();
  /** The typed text and the note that it started from; before typing the form shows the saved note. */
  const [draft, type, { forget }] = useDraft<NoteDraft | undefined>(noteDraft(estate, user), undefined);
  const typed = draft?.text ?? kept;
  const seen = draft?.seen ?? kept;
  const isEmpty = typed.trim() === '';
  const apart = kept !== '' && kept !== seen && kept !== typed.trim();
  const close = () => {
    forget();
    onClose();
  };
  const save = useCall(writeNote, {
    invalidates: [listFavourites],
    afterRefusal: [listFavourites],
    onDone: close,
  });
  const told = apart && save.error instanceof RefusalError && save.error.code === 'NOTE_CHANGED';
  const [error] = save.error && !told ? errorWords(save.error, t('catalogue.note.failed')) : [];
  const send = (over: string) => {
    if (!save.isPending) save.mutate({ body: { estate, text: typed.trim(), seen: over } });
  };
  // This press only joins the texts: the same button saves once there is nothing left to choose.
  const join = (event: MouseEvent) => {
    event.preventDefault();
    save.reset();
    type({ text: `${kept}\n${typed.trim()}`, seen: kept });
  };
  const keepTheirs = (event: MouseEvent) => {
    event.preventDefault();
    close();
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        send(seen);
      }}
    >
      {gone && <Alert tone="warn" urgent title={t('catalogue.note.gone')} />}
      {apart && (
        <Alert tone="warn" urgent title={t('catalogue.note.apart')}>
          <p className={styles.kept}>{kept}</p>
        </Alert>
      )}
      <TextArea
        label={t(apart ? 'catalogue.note.yours' : 'catalogue.note.label')}
        hint={t('catalogue.note.hint')}
        rows={3}
        maxLength={noteAtMost}
        value={typed}
        error={error}
        autoFocus
        onChange={(event) => type({ text: event.target.value, seen })}
      />
      <div className={styles.acts}>
        {/* A late press that was meant to save never drops the text of the other tab. */}
        {apart && !isEmpty && (
          <Button key="first" small onClick={join}>
            {t('catalogue.note.join')}
          </Button>
        )}
        {apart && isEmpty && (
          <Button key="first" small onClick={keepTheirs}>
            {t('catalogue.note.theirs')}
          </Button>
        )}
        {!apart && (
          <Button
            key="first"
            type="submit"
            small
            busy={save.isPending}
            disabledReason={gone ? t('catalogue.note.again') : null}
          >
            {t('catalogue.note.save')}
          </Button>
        )}
        {apart && (
          <Button key="mine" variant="secondary" small busy={save.isPending} onClick={() => send(kept)}>
            {t('catalogue.note.mine')}
          </Button>
        )}
        {!(apart && isEmpty) && (
          <Button variant="secondary" small onClick={close}>
            {t(apart ? 'catalogue.note.theirs' : 'catalogue.note.cancel')}
          </Button>
        )}
      </div>
    </form>
  );
};
