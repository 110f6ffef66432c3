import { errorWords } from '@novosel/client/calls/errors.ts';
import { draftOf } from '@novosel/client/drafts/drafts.ts';
import { useDraft } from '@novosel/client/drafts/use-draft.ts';
import { useCall } from '@novosel/client/queries/use-call.ts';
import { listDelegates, nameDelegate } from '@novosel/contract/delegates/endpoints.ts';
import { delegateForm } from '@novosel/contract/delegates/form.ts';
import { type DelegateScope, delegateScopes, trustDaysAtMost } from '@novosel/contract/delegates/rules.ts';
import { phoneMask } from '@novosel/contract/fields/masks.ts';
import { isoDay } from '@novosel/contract/time/time.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { RadioCards } from '@novosel/ui/choices/radio-card.tsx';
import { DateField } from '@novosel/ui/fields/date-field.tsx';
import { PhoneField } from '@novosel/ui/fields/phone-field.tsx';
import { ErrorAlert } from '@novosel/ui/form/error-alert.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { toast } from '@novosel/ui/toasts/toasts.tsx';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import styles from '../profile.module.css';
import { useFrozenReason } from '../use-frozen-reason.ts';

interface NameFormProps {
  /** The server's moment. */
  now: string;
  /** Whose form it is: a draft is his alone. */
  user: number;
  /** Opened by a press, not found open after a reload. */
  pressed: boolean;
  onClose: () => void;
}

export const nameDraft = 'delegates:name';

interface Typed {
  readonly phone: string;
  readonly scope: DelegateScope;
  readonly until: string;
}

const empty: Typed = { phone: '', scope: 'view', until: '' };

const dayMs = 86_400_000;

/**
 * Whom, what he may, and until which day; a proof that is not fresh is asked for by the window of the proof.
 */
export const NameForm = ({ now, user, pressed, onClose }: NameFormProps) => {
  const t = useText();
  const frozen = useFrozenReason();
  const [typed, type] = useDraft(draftOf<Typed>(nameDraft, user), empty);
  const { phone, scope, until } = typed;
  const [tried, setTried] = useState(false);
  const [phoneField, untilField] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)];
  useEffect(() => {
    if (pressed) phoneField.current?.focus();
  }, [pressed, phoneField]);
  const name = useCall(nameDelegate, {
    invalidates: [listDelegates],
    onDone: () => {
      onClose();
      void toast({ tone: 'good', title: t('delegates.sent'), text: t('delegates.sent.note') });
    },
  });
  const last = isoDay(Date.parse(now) + trustDaysAtMost * dayMs);
  const body = delegateForm.safeParse({ phone, scope, until });
  const wrongPhone = phoneMask.read(phone) === undefined;
  const wrongDay = !/^\d{4}-\d{2}-\d{2}$/.test(until) || until <= isoDay(now) || until > last;
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (wrongPhone) phoneField.current?.focus();
    else if (wrongDay) untilField.current?.focus();
    else if (body.success && !name.isPending) name.mutate({ body: body.data });
  };
  // What is on its way is waited for: the form says how it ended.
  const leave = () => {
    if (!name.isPending) onClose();
  };
  return (
    <form className={styles.form} noValidate onSubmit={send}>
      <ErrorAlert errors={name.error ? errorWords(name.error, t('network')) : []} />
      <PhoneField
        ref={phoneField}
        label={t('delegates.phone')}
        hint={t('delegates.phone.hint')}
        autoComplete="off"
        value={phone}
        onChange={(value) => type({ phone: value })}
        error={tried && wrongPhone ? t('delegates.phone.wrong') : undefined}
      />
      <RadioCards
        label={t('delegates.scope')}
        choices={delegateScopes.map((value) => ({
          value,
          title: t('delegates.scope.title', { scope: value }),
          note: t('delegates.scope.note', { scope: value }),
        }))}
        value={scope}
        onChange={(value) => type({ scope: value })}
      />
      <DateField
        ref={untilField}
        label={t('delegates.until')}
        hint={t('delegates.until.hint')}
        value={until}
        onChange={(value) => type({ until: value })}
        error={tried && wrongDay ? t('delegates.until.wrong') : undefined}
      />
      <div className="row">
        <Button type="submit" busy={name.isPending} disabledReason={frozen}>
          {t('delegates.send')}
        </Button>
        <Button variant="secondary" onClick={leave}>
          {t('delegates.cancel')}
        </Button>
      </div>
    </form>
  );
};
