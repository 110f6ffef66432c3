import { useTextDraft } from '@novosel/client/drafts/use-draft.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { ErrorAlert } from '@novosel/ui/form/error-alert.tsx';
import { Alert } from '@novosel/ui/status/alert.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { Modal } from '@novosel/ui/windows/modal.tsx';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { isReason, ReasonField } from '../acts/reason-field.tsx';
import { isWrongStep } from '../acts/use-stale-step.ts';
import { useTried } from '../acts/use-tried.ts';
import { refusalWords } from '../words/refusal-words.ts';

interface OpenedFrameProps {
  title: string;
  /** Name of the draft of the reason. */
  draft: string;
  /** The act that accepts, with its label; absent when there is nothing to accept. */
  agree?: { readonly words: string; readonly act: () => void } | undefined;
  /** The act that refuses; the buyer reads its reason. Absent when nothing can be refused. */
  refuse?: { readonly words: string; readonly act: (reason: string) => void } | undefined;
  busy: boolean;
  error: Error | null;
  /** Set when somebody has changed or decided it meanwhile: opens it again, which is recorded, too. */
  onAnew?: (() => void) | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** An opened passport, and the two decisions about it; a refusal asks for its reason first. */
export const OpenedFrame = (props: OpenedFrameProps) => {
  const { title, draft, agree, refuse, busy, error, onAnew, onClose, children } = props;
  const t = useText();
  const locale = useLocale();
  const form = useId();
  const [refusing, setRefusing] = useState(false);
  const [reason, setReason] = useTextDraft(draft);
  const { tried, attempt } = useTried(() => {
    if (!busy && isReason(reason)) refuse?.act(reason.trim());
  });
  const stale = isWrongStep(error);
  const reasonForm = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusing) reasonForm.current?.querySelector('textarea')?.focus();
  }, [refusing]);
  const send = (event: FormEvent) => {
    event.preventDefault();
    attempt();
  };
  // Each button has a key: else the second half of a double press would hit another act in its place.
  const refusal = (
    <>
      <Button key="send" type="submit" form={form} variant="danger" busy={busy}>
        {refuse?.words}
      </Button>
      <Button key="back" variant="secondary" onClick={() => setRefusing(false)}>
        {t('passport.back')}
      </Button>
    </>
  );
  const choice = (
    <>
      {agree && (
        <Button key="agree" busy={busy} onClick={agree.act}>
          {agree.words}
        </Button>
      )}
      {refuse && (
        <Button key="refuse" variant="secondary" onClick={() => setRefusing(true)}>
          {refuse.words}
        </Button>
      )}
    </>
  );
  const actions = stale ? (
    <Button onClick={onAnew}>{t('passport.anew')}</Button>
  ) : refusing ? (
    refusal
  ) : (
    choice
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
        {stale && (
          <Alert tone="warn" urgent title={t('passport.stale')}>
            {t('passport.stale.note')}
          </Alert>
        )}
        {error && !stale && <ErrorAlert errors={refusalWords(error, locale)} />}
        {refusing && !stale && (
          <form
            ref={reasonForm}
            id={form}
            className="stack"
            onSubmit={send}
            noValidate
            aria-label={refuse?.words}
          >
            <Alert>{t('passport.reason.note')}</Alert>
            <ReasonField value={reason} onChange={setReason} tried={tried} hint={t('passport.reason.hint')} />
          </form>
        )}
        {children}
      </div>
    </Modal>
  );
};
