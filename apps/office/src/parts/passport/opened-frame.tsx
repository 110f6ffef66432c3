import { Alert } from '@novosel/ui/alert.tsx';
import { Button } from '@novosel/ui/button.tsx';
import { ErrorAlert } from '@novosel/ui/error-alert.tsx';
import { useLocale, useText } from '@novosel/ui/i18n.tsx';
import { Modal } from '@novosel/ui/modal.tsx';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useDraft } from '../../drafts.ts';
import { refusalWords } from '../../words/refusal-words.ts';
import { isReason, ReasonField } from '../reason-field.tsx';

interface OpenedFrameProps {
  title: string;
  /** Name of the draft of the reason. */
  draft: string;
  /** The act that agrees, with its words; without it there is nothing to agree to. */
  agree?: { readonly words: string; readonly act: () => void } | undefined;
  /** The act that refuses; its reason is read by the buyer. Without it nothing can be refused. */
  refuse?: { readonly words: string; readonly act: (reason: string) => void } | undefined;
  busy: boolean;
  error: Error | null;
  onClose: () => void;
  children: ReactNode;
}

/** A passport that has been opened, and the two decisions about it; a refusal asks for its reason first. */
export const OpenedFrame = (props: OpenedFrameProps) => {
  const { title, draft, agree, refuse, busy, error, onClose, children } = props;
  const t = useText();
  const locale = useLocale();
  const form = useId();
  const [refusing, setRefusing] = useState(false);
  const [reason, setReason] = useDraft(draft);
  const [tried, setTried] = useState(false);
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!busy && isReason(reason)) refuse?.act(reason.trim());
  };
  const actions = refusing ? (
    <>
      <Button type="submit" form={form} variant="danger" busy={busy}>
        {refuse?.words}
      </Button>
      <Button variant="secondary" onClick={() => setRefusing(false)}>
        {t('passport.back')}
      </Button>
    </>
  ) : (
    <>
      {agree && (
        <Button busy={busy} onClick={agree.act}>
          {agree.words}
        </Button>
      )}
      {refuse && (
        <Button variant="secondary" onClick={() => setRefusing(true)}>
          {refuse.words}
        </Button>
      )}
    </>
  );
  return (
    <Modal
      open
      onClose={onClose}
      title={title}
      note={t('passport.record')}
      size="md"
      busy={busy}
      actions={actions}
    >
      <div className="stack">
        {error && <ErrorAlert errors={refusalWords(error, locale)} />}
        {refusing ? (
          <form id={form} className="stack" onSubmit={send} noValidate aria-label={refuse?.words}>
            <Alert>{t('passport.reason.note')}</Alert>
            <ReasonField value={reason} onChange={setReason} tried={tried} hint={t('passport.reason.hint')} />
          </form>
        ) : (
          children
        )}
      </div>
    </Modal>
  );
};
