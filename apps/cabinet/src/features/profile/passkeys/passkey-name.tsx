import { call } from '@novosel/client/calls/call.ts';
import { queriesOf } from '@novosel/client/queries/query-for.ts';
import { passkeyNaming } from '@novosel/contract/fields/field-rules.ts';
import { listPasskeys, renamePasskey } from '@novosel/contract/session/passkey-endpoints.ts';
import { TextField } from '@novosel/ui/fields/text-field.tsx';
import { useField } from '@novosel/ui/fields/use-field.ts';
import { Form } from '@novosel/ui/form/form.tsx';
import { RefusalAlert } from '@novosel/ui/form/refusal-alert.tsx';
import { useSchemaForm } from '@novosel/ui/form/use-schema-form.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAct } from '../../../shared/account/use-act.ts';
import { useRefusedFields } from '../../../shared/account/use-refused-fields.ts';
import { FormActs } from '../form-acts.tsx';

interface PasskeyNameProps {
  id: string;
  name: string;
  onEnd: () => void;
}

const names = ['name'] as const;

/** Renames a passkey, so that its owner recognises it. */
export const PasskeyName = ({ id, name, onEnd }: PasskeyNameProps) => {
  const t = useText();
  const queries = useQueryClient();
  const { busy, refusal, act } = useAct();
  const form = useSchemaForm(passkeyNaming, { name });
  const { setFocus, setError } = form;
  const field = useField(form, 'name');
  useEffect(() => setFocus('name'), [setFocus]);
  useRefusedFields(setError, refusal.fields, names);
  return (
    <Form
      form={form}
      onSubmit={(body) =>
        void act(async () => {
          await call(renamePasskey, { params: { passkey: id }, body });
          await queries.invalidateQueries(queriesOf(listPasskeys));
          onEnd();
        })
      }
    >
      <RefusalAlert words={refusal.words} />
      <TextField label={t('passkeys.name')} maxLength={60} {...field} />
      <FormActs
        small
        busy={busy}
        send={t('passkeys.rename.act')}
        keep={t('passkeys.rename.keep')}
        onLeave={onEnd}
      />
    </Form>
  );
};
