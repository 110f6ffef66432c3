import { call } from '@novosel/client/calls/call.ts';
import { bothCodes } from '@novosel/contract/fields/field-rules.ts';
import { changeContact } from '@novosel/contract/session/contact-endpoints.ts';
import { useField } from '@novosel/ui/fields/use-field.ts';
import { CodeField } from '@novosel/ui/form/code-field.tsx';
import { Form } from '@novosel/ui/form/form.tsx';
import { RefusalAlert } from '@novosel/ui/form/refusal-alert.tsx';
import { ResendCode } from '@novosel/ui/form/resend-code.tsx';
import { useSchemaForm } from '@novosel/ui/form/use-schema-form.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { type Login, loginOf } from '../../../shared/account/login.ts';
import type { Act } from '../../../shared/account/use-act.ts';
import { useRefusedFields } from '../../../shared/account/use-refused-fields.ts';
import { FormActs } from '../form-acts.tsx';

/**
 * Both codes were sent: masked addresses, and when new ones may be requested (in ms of the device's clock).
 */
export interface SentCodes {
  readonly oldTo: string;
  readonly newTo: string;
  readonly resendAt: number;
}

const names = ['oldCode', 'newCode'] as const;

interface ContactCodesProps {
  made: Login;
  sent: SentCodes;
  act: Act;
  onResend: () => void;
  onDone: (token: string) => Promise<void>;
  onCancel: () => void;
}

/** One code of the former contact and one of the new: a person with only one of them changes nothing. */
export const ContactCodes = ({ made, sent, act, onResend, onDone, onCancel }: ContactCodesProps) => {
  const t = useText();
  const form = useSchemaForm(bothCodes, { oldCode: '', newCode: '' });
  const { oldTo, newTo, resendAt } = sent;
  const fields = [
    { code: useField(form, 'oldCode'), name: 'oldCode', words: t('profile.contact.oldCode'), to: oldTo },
    {
      code: useField(form, 'newCode'),
      name: 'newCode',
      words: t(`profile.contact.${made.type}.newCode`),
      to: newTo,
    },
  ] as const;
  const { refusal, forget, busy } = act;
  useRefusedFields(form.setError, refusal.fields, names);
  const again = () => {
    form.reset();
    onResend();
  };
  return (
    <Form
      form={form}
      onSubmit={(codes) =>
        void act.act(async () => {
          const { data } = await call(changeContact, { body: { ...loginOf(made), ...codes } });
          await onDone(data.token);
        })
      }
    >
      <p role="status">{t('profile.contact.sent')}</p>
      <RefusalAlert words={refusal.words} />
      {fields.map(({ code, name, words, to }) => (
        <div key={name} className="stack">
          <p aria-hidden="true">
            {words} <b className="nowrap">{to}</b>
          </p>
          <CodeField
            length={6}
            label={`${words} ${to}`}
            value={code.value}
            onChange={(value) => {
              code.onChange(value);
              if (refusal.fields[name]) forget();
            }}
            onBlur={code.onBlur}
            error={code.error}
            autoFocus={name === 'oldCode'}
            ref={code.ref}
          />
        </div>
      ))}
      <ResendCode resendAt={resendAt} busy={busy} onSend={again} />
      <p className="small muted">{t('profile.contact.noAccess')}</p>
      <FormActs
        busy={busy}
        send={t(`profile.contact.${made.type}.act`)}
        keep={t('profile.contact.keep')}
        onLeave={onCancel}
      />
    </Form>
  );
};
