import { errorWords } from '@novosel/client/calls/errors.ts';
import { type Draft, draftOf } from '@novosel/client/drafts/drafts.ts';
import { askFiles } from '@novosel/client/files/ask-files.ts';
import { uploadFile } from '@novosel/client/files/upload-file.ts';
import { useCall } from '@novosel/client/queries/use-call.ts';
import { givePower, listDelegates } from '@novosel/contract/delegates/endpoints.ts';
import { powerForm, wrongDays } from '@novosel/contract/delegates/power.ts';
import { fileBytesAtMost, fileExtensions } from '@novosel/contract/documents/limits.ts';
import { isoDay } from '@novosel/contract/time/time.ts';
import { DateField } from '@novosel/ui/fields/date-field.tsx';
import { TextField } from '@novosel/ui/fields/text-field.tsx';
import type { StoredFile } from '@novosel/ui/files/file-entry.ts';
import { FileField } from '@novosel/ui/files/file-field.tsx';
import { ErrorAlert } from '@novosel/ui/form/error-alert.tsx';
import { Form } from '@novosel/ui/form/form.tsx';
import { useKeptForm } from '@novosel/ui/form/use-kept-form.ts';
import { wordsCheck } from '@novosel/ui/form/words-check.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { toast } from '@novosel/ui/toasts/toasts.tsx';
import { useState } from 'react';
import { FormActs } from '../form-acts.tsx';
import styles from '../profile.module.css';
import { useFrozenReason } from '../use-frozen-reason.ts';
import { useFirstField } from './use-first-field.ts';

interface PowerFormProps {
  delegation: string;
  /** Name of the delegate. */
  name: string;
  /** The server's present moment, ISO 8601. */
  now: string;
  /** Owner of the draft. */
  user: number;
  /** Whether a press opened the form, not a draft after a reload. */
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

type Name = keyof Typed;

const empty: Typed = { number: '', notary: '', givenOn: '', until: '', scans: [] };

const bodyOf = (typed: Typed) => ({ ...typed, scans: typed.scans.map(({ key }) => key) });

/** Fields that the server would refuse, by the contract's own rules. */
function wrongOf(typed: Typed, today: string): readonly Name[] {
  const body = powerForm.safeParse(bodyOf(typed));
  const named = body.success
    ? wrongDays(body.data, today)
    : body.error.issues.map(({ path: [field] }) => field);
  return named as Name[];
}

/** The data and scans of a power of attorney; when a re-authentication is needed, its window opens. */
export const PowerForm = ({ delegation, name, now, user, pressed, onClose }: PowerFormProps) => {
  const t = useText();
  const frozen = useFrozenReason();
  const check = wordsCheck<Typed>((typed) =>
    Object.fromEntries(
      wrongOf(typed, isoDay(now)).map((field) => [field, t(`delegates.power.${field}.wrong`)]),
    ),
  );
  const draft = powerDraft(delegation, user);
  const { form, values, change, errorOf, bind } = useKeptForm<Typed>(check, empty, { draft, late: true });
  const [sending, setSending] = useState(false);
  const numberField = useFirstField(pressed);
  const give = useCall(givePower, {
    invalidates: [listDelegates],
    onDone: () => {
      onClose();
      void toast({ tone: 'good', title: t('delegates.power.sent'), text: t('delegates.power.sent.note') });
    },
  });
  const send = (typed: Typed) => {
    if (!sending) give.mutate({ params: { delegation }, body: bodyOf(typed) });
  };
  return (
    <Form
      form={form}
      plain
      busy={give.isPending}
      className={styles.form}
      onSubmit={send}
      label={t('delegates.power.form', { name })}
    >
      <p className="small muted">{t('delegates.power.note')}</p>
      <ErrorAlert errors={give.error ? errorWords(give.error, t('network')) : []} />
      <TextField
        ref={numberField}
        label={t('delegates.power.number')}
        hint={t('delegates.power.number.hint')}
        required
        autoComplete="off"
        value={values.number}
        onChange={(event) => change({ number: event.target.value })}
        error={errorOf('number')}
      />
      <TextField
        label={t('delegates.power.notary')}
        hint={t('delegates.power.notary.hint')}
        required
        autoComplete="off"
        value={values.notary}
        onChange={(event) => change({ notary: event.target.value })}
        error={errorOf('notary')}
      />
      <DateField label={t('delegates.power.givenOn')} required autoComplete="off" {...bind('givenOn')} />
      <DateField
        label={t('delegates.power.until')}
        hint={t('delegates.power.until.hint')}
        required
        autoComplete="off"
        {...bind('until')}
      />
      <FileField
        label={t('delegates.power.scans')}
        required
        multiple
        extensions={fileExtensions}
        maxBytes={fileBytesAtMost}
        upload={uploadFile}
        properties={askFiles}
        onSending={setSending}
        {...bind('scans')}
      />
      <FormActs
        busy={give.isPending}
        send={t('delegates.power.send')}
        disabledReason={frozen ?? (sending ? t('delegates.power.sending') : null)}
        keep={t('delegates.cancel')}
        onLeave={onClose}
      />
    </Form>
  );
};
