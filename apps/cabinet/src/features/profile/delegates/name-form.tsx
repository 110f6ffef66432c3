import { errorWords } from '@novosel/client/calls/errors.ts';
import { draftOf } from '@novosel/client/drafts/drafts.ts';
import { useCall } from '@novosel/client/queries/use-call.ts';
import { listDelegates, nameDelegate } from '@novosel/contract/delegates/endpoints.ts';
import { delegateForm } from '@novosel/contract/delegates/form.ts';
import { type DelegateScope, delegateScopes, trustDaysAtMost } from '@novosel/contract/delegates/rules.ts';
import { phoneMask } from '@novosel/contract/fields/masks.ts';
import { isoDay } from '@novosel/contract/time/time.ts';
import { RadioCards } from '@novosel/ui/choices/radio-card.tsx';
import { DateField } from '@novosel/ui/fields/date-field.tsx';
import { PhoneField } from '@novosel/ui/fields/phone-field.tsx';
import { ErrorAlert } from '@novosel/ui/form/error-alert.tsx';
import { Form } from '@novosel/ui/form/form.tsx';
import { useKeptForm } from '@novosel/ui/form/use-kept-form.ts';
import { wordsCheck } from '@novosel/ui/form/words-check.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { toast } from '@novosel/ui/toasts/toasts.tsx';
import { FormActs } from '../form-acts.tsx';
import styles from '../profile.module.css';
import { useFrozenReason } from '../use-frozen-reason.ts';
import { useFirstField } from './use-first-field.ts';

interface NameFormProps {
  /** The server's present moment, ISO 8601. */
  now: string;
  /** Owner of the draft. */
  user: number;
  /** Whether a press opened the form, not a draft after a reload. */
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

/** Names a delegate: who, his scope and end date; when a re-authentication is needed, its window opens. */
export const NameForm = ({ now, user, pressed, onClose }: NameFormProps) => {
  const t = useText();
  const frozen = useFrozenReason();
  const last = isoDay(Date.parse(now) + trustDaysAtMost * dayMs);
  const isDay = (until: string) => /^\d{4}-\d{2}-\d{2}$/.test(until) && until > isoDay(now) && until <= last;
  const check = wordsCheck<Typed>(({ phone, until }) => ({
    phone: phoneMask.read(phone) === undefined ? t('delegates.phone.wrong') : undefined,
    until: isDay(until) ? undefined : t('delegates.until.wrong'),
  }));
  const draft = draftOf<Typed>(nameDraft, user);
  const { form, values, change, bind } = useKeptForm(check, empty, { draft, late: true });
  const phoneField = useFirstField(pressed);
  const name = useCall(nameDelegate, {
    invalidates: [listDelegates],
    onDone: () => {
      onClose();
      void toast({ tone: 'good', title: t('delegates.sent'), text: t('delegates.sent.note') });
    },
  });
  const send = (typed: Typed) => {
    const body = delegateForm.safeParse(typed);
    if (body.success) name.mutate({ body: body.data });
  };
  return (
    <Form form={form} plain busy={name.isPending} className={styles.form} onSubmit={send}>
      <ErrorAlert errors={name.error ? errorWords(name.error, t('network')) : []} />
      <PhoneField
        ref={phoneField}
        label={t('delegates.phone')}
        hint={t('delegates.phone.hint')}
        autoComplete="off"
        {...bind('phone')}
      />
      <RadioCards
        label={t('delegates.scope')}
        choices={delegateScopes.map((value) => ({
          value,
          title: t('delegates.scope.title', { scope: value }),
          note: t('delegates.scope.note', { scope: value }),
        }))}
        value={values.scope}
        onChange={(scope) => change({ scope })}
      />
      <DateField label={t('delegates.until')} hint={t('delegates.until.hint')} {...bind('until')} />
      <FormActs
        busy={name.isPending}
        send={t('delegates.send')}
        disabledReason={frozen}
        keep={t('delegates.cancel')}
        onLeave={onClose}
      />
    </Form>
  );
};
