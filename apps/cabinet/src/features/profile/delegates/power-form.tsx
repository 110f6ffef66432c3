import { errorWords } from '@novosel/client/calls/errors.ts';
import { type Draft, draftOf } from '@novosel/client/drafts/drafts.ts';
import { useDraft } from '@novosel/client/drafts/use-draft.ts';
import { askFiles } from '@novosel/client/files/ask-files.ts';
import { uploadFile } from '@novosel/client/files/upload-file.ts';
import { useCall } from '@novosel/client/queries/use-call.ts';
import { givePower, listDelegates } from '@novosel/contract/delegates/endpoints.ts';
import { powerForm, wrongDays } from '@novosel/contract/delegates/power.ts';
import { fileBytesAtMost, fileExtensions } from '@novosel/contract/documents/limits.ts';
import { isoDay } from '@novosel/contract/time/time.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { DateField } from '@novosel/ui/fields/date-field.tsx';
import { TextField } from '@novosel/ui/fields/text-field.tsx';
import type { StoredFile } from '@novosel/ui/files/file-entry.ts';
import { FileField } from '@novosel/ui/files/file-field.tsx';
import { ErrorAlert } from '@novosel/ui/form/error-alert.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { toast } from '@novosel/ui/toasts/toasts.tsx';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import styles from '../profile.module.css';
import { useFrozenReason } from '../use-frozen-reason.ts';

interface PowerFormProps {
  delegation: string;
  /** Of the trusted person. */
  name: string;
  /** The server's moment. */
  now: string;
  /** Whose form it is: a draft is his alone. */
  user: number;
  /** Opened by a press, not found open after a reload. */
  pressed: boolean;
  onClose: () => void;
}

interface Typed {
  readonly number: string;
  readonly notary: string;
  readonly givenOn: string;
  readonly until: string;
  readonly scans: readonly StoredFile[];
}

export const powerDraft = (delegation: string, user: number): Draft<Typed> =>
  draftOf(`delegates:power:${delegation}`, user);

const fields = ['number', 'notary', 'givenOn', 'until', 'scans'] as const;
type Name = (typeof fields)[number];

const empty: Typed = { number: '', notary: '', givenOn: '', until: '', scans: [] };

/** The fields that the server would refuse, by the contract's own rules. */
function wrongOf(typed: Typed, today: string): ReadonlySet<Name> {
  const body = powerForm.safeParse({ ...typed, scans: typed.scans.map(({ key }) => key) });
  const named = body.success
    ? wrongDays(body.data, today)
    : body.error.issues.map(({ path: [field] }) => field);
  return new Set(named as Name[]);
}

/**
 * What stands in a power of attorney, and its scans; a proof that is not fresh is asked for by the window of
 * the proof.
 */
export const PowerForm = ({ delegation, name, now, user, pressed, onClose }: PowerFormProps) => {
  const t = useText();
  const frozen = useFrozenReason();
  const [typed, type] = useDraft(powerDraft(delegation, user), empty);
  const [tried, setTried] = useState(false);
  const [sending, setSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (pressed) form.current?.querySelector('input')?.focus();
  }, [pressed]);
  const give = useCall(givePower, {
    invalidates: [listDelegates],
    onDone: () => {
      onClose();
      void toast({ tone: 'good', title: t('delegates.power.sent'), text: t('delegates.power.sent.note') });
    },
  });
  const wrong = wrongOf(typed, isoDay(now));
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const first = fields.find((field) => wrong.has(field));
    if (first) {
      form.current?.querySelector<HTMLElement>(`[data-field="${first}"] :is(input, button)`)?.focus();
      return;
    }
    if (give.isPending || sending) return;
    give.mutate({ params: { delegation }, body: { ...typed, scans: typed.scans.map(({ key }) => key) } });
  };
  const errorOf = (field: Name) =>
    tried && wrong.has(field) ? t(`delegates.power.${field}.wrong`) : undefined;
  // What is on its way is waited for: the form says how it ended.
  const leave = () => {
    if (!give.isPending) onClose();
  };
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={send}
      aria-label={t('delegates.power.form', { name })}
    >
      <p className="small muted">{t('delegates.power.note')}</p>
      <ErrorAlert errors={give.error ? errorWords(give.error, t('network')) : []} />
      <div data-field="number">
        <TextField
          label={t('delegates.power.number')}
          hint={t('delegates.power.number.hint')}
          required
          autoComplete="off"
          value={typed.number}
          onChange={(event) => type({ number: event.target.value })}
          error={errorOf('number')}
        />
      </div>
      <div data-field="notary">
        <TextField
          label={t('delegates.power.notary')}
          hint={t('delegates.power.notary.hint')}
          required
          autoComplete="off"
          value={typed.notary}
          onChange={(event) => type({ notary: event.target.value })}
          error={errorOf('notary')}
        />
      </div>
      <div data-field="givenOn">
        <DateField
          label={t('delegates.power.givenOn')}
          required
          autoComplete="off"
          value={typed.givenOn}
          onChange={(givenOn) => type({ givenOn })}
          error={errorOf('givenOn')}
        />
      </div>
      <div data-field="until">
        <DateField
          label={t('delegates.power.until')}
          hint={t('delegates.power.until.hint')}
          required
          autoComplete="off"
          value={typed.until}
          onChange={(until) => type({ until })}
          error={errorOf('until')}
        />
      </div>
      <div data-field="scans">
        <FileField
          label={t('delegates.power.scans')}
          required
          multiple
          extensions={fileExtensions}
          maxBytes={fileBytesAtMost}
          upload={uploadFile}
          properties={askFiles}
          onSending={setSending}
          value={typed.scans}
          onChange={(scans) => type({ scans })}
          error={errorOf('scans')}
        />
      </div>
      <div className="row">
        <Button
          type="submit"
          busy={give.isPending}
          disabledReason={frozen ?? (sending ? t('delegates.power.sending') : null)}
        >
          {t('delegates.power.send')}
        </Button>
        <Button variant="secondary" onClick={leave}>
          {t('delegates.cancel')}
        </Button>
      </div>
    </form>
  );
};
