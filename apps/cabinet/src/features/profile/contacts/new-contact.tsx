import { queryFor } from '@novosel/client/queries/query-for.ts';
import { getOwnEmail } from '@novosel/contract/session/email-endpoints.ts';
import { EmailField } from '@novosel/ui/fields/email-field.tsx';
import { PhoneField } from '@novosel/ui/fields/phone-field.tsx';
import { RefusalAlert } from '@novosel/ui/form/refusal-alert.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type Login, type LoginProblem, loginProblem } from '../../../shared/account/login.ts';
import type { Act } from '../../../shared/account/use-act.ts';
import { useUser } from '../../../shared/account/use-user.ts';
import { FormActs } from '../form-acts.tsx';
import styles from '../profile.module.css';

interface NewContactProps {
  made: Login;
  act: Act;
  onSubmit: (made: Login) => void;
  onCancel: () => void;
}

/** The new phone or e-mail, and what the change needs. */
export const NewContact = ({ made, act, onSubmit, onCancel }: NewContactProps) => {
  const t = useText();
  const [typed, setTyped] = useState(made);
  const [problem, setProblem] = useState<LoginProblem>();
  const field = useRef<HTMLInputElement>(null);
  const { type } = made;
  const user = useUser();
  const { data: own } = useQuery(queryFor(getOwnEmail));
  // An unconfirmed e-mail gets no codes: they go to the phone.
  const absent = type === 'email' ? own?.data.email === null : user?.phone === '';
  useEffect(() => field.current?.focus(), []);
  const change = (now: Partial<Login>) => {
    setTyped((before) => ({ ...before, ...now }));
    setProblem(undefined);
    act.forget();
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    const found = loginProblem(typed);
    setProblem(found);
    if (found) field.current?.focus();
    else onSubmit(typed);
  };
  const error = (problem && t(`profile.contact.${type}.${problem}`)) ?? act.refusal.fields[type]?.[0];
  const label = t(`profile.contact.${type}.made`);
  return (
    <form className={styles.form} noValidate onSubmit={send}>
      <p className="small muted">{t(`profile.contact.${type}.${absent ? 'first' : 'how'}`)}</p>
      <RefusalAlert words={act.refusal.words} />
      {type === 'phone' ? (
        <PhoneField
          ref={field}
          label={label}
          value={typed.phone}
          onChange={(phone) => change({ phone })}
          error={error}
        />
      ) : (
        <EmailField
          ref={field}
          label={label}
          value={typed.email}
          onChange={({ target }) => change({ email: target.value })}
          error={error}
        />
      )}
      <FormActs
        busy={act.busy}
        send={t('profile.contact.getCodes')}
        keep={t('profile.contact.keep')}
        onLeave={onCancel}
      />
    </form>
  );
};
