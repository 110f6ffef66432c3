import { call } from '@novosel/client/calls/call.ts';
import { queriesOf } from '@novosel/client/queries/query-for.ts';
import { unfreezing } from '@novosel/contract/fields/field-rules.ts';
import { unfreezeCabinet } from '@novosel/contract/session/freeze-endpoints.ts';
import { getUser } from '@novosel/contract/users/endpoints.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { PasswordField } from '@novosel/ui/fields/password-field.tsx';
import { useField } from '@novosel/ui/fields/use-field.ts';
import { Form } from '@novosel/ui/form/form.tsx';
import { RefusalAlert } from '@novosel/ui/form/refusal-alert.tsx';
import { SentCode } from '@novosel/ui/form/sent-code.tsx';
import { useSchemaForm } from '@novosel/ui/form/use-schema-form.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { toast } from '@novosel/ui/toasts/toasts.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { returnToSite } from '../../../shared/account/return-to-site.ts';
import type { Act } from '../../../shared/account/use-act.ts';
import { useRefusedFields } from '../../../shared/account/use-refused-fields.ts';
import { leaveTo } from '../../../shared/navigation/leave-to.ts';

const names = ['code', 'password'] as const;

interface UnfreezeCodeProps {
  /** Masked phone number. */
  phone: string;
  resendAt: number;
  act: Act;
  onResend: () => void;
}

/** Needs the password and the code: neither a stolen password nor a stolen phone is enough. */
export const UnfreezeCode = ({ phone, resendAt, act, onResend }: UnfreezeCodeProps) => {
  const t = useText();
  const queries = useQueryClient();
  const form = useSchemaForm(unfreezing, { password: '', code: '' });
  const [code, password] = [useField(form, 'code'), useField(form, 'password')];
  const { refusal, forget, busy } = act;
  useRefusedFields(form.setError, refusal.fields, names);
  return (
    <Form
      form={form}
      onSubmit={(body) =>
        void act.act(async () => {
          await call(unfreezeCabinet, { body });
          const site = returnToSite();
          if (site) return leaveTo(site);
          void toast({ tone: 'good', title: t('profile.unfreeze.done') });
          await queries.invalidateQueries(queriesOf(getUser));
        })
      }
    >
      <RefusalAlert words={refusal.words} />
      <SentCode
        length={6}
        to={phone}
        resendAt={resendAt}
        busy={busy}
        {...code}
        onChange={(value) => {
          code.onChange(value);
          if (refusal.fields.code) forget();
        }}
        onSend={() => {
          form.resetField('code');
          onResend();
        }}
      />
      <PasswordField
        label={t('profile.unfreeze.password')}
        autoComplete="current-password"
        {...password}
        onChange={(event) => {
          password.onChange(event);
          if (refusal.fields.password) forget();
        }}
      />
      <div>
        <Button type="submit" busy={busy}>
          {t('profile.unfreeze.act')}
        </Button>
      </div>
    </Form>
  );
};
