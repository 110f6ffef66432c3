import { call } from '@novosel/client/calls/call.ts';
import { queriesOf } from '@novosel/client/queries/query-for.ts';
import { passkeyNaming } from '@novosel/contract/fields/field-rules.ts';
import { listPasskeys, renamePasskey } from '@novosel/contract/session/passkey-endpoints.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { keepFocus } from '@novosel/ui/behaviour/keep-focus.ts';
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

interface PasskeyNameProps {
  id: string;
  name: string;
  onEnd: () => void;
}

const names = ['name'] as const;

/** Another name for a key, so that its person knows it. */
export const PasskeyName = ({ id, name, onEnd }: PasskeyNameProps) => {
  const t = useText();
  const queries = useQueryClient();
  const { busy, refusal, act } = useAct();
  const form = useSchemaForm(passkeyNaming, { name });
  const { setFocus, setError } = form;
  const field = useField(form, 'name');
  useEffect(() => setFocus('name'), [setFocus]);
  useRefusedFields(setError, refusal.fields, names);
  const leave = () => {
    if (!busy) onEnd();
  };
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
      <div className="row">
        <Button type="submit" small busy={busy}>
          {t('passkeys.rename.act')}
        </Button>
        <Button variant="secondary" small onMouseDown={keepFocus} onClick={leave}>
          {t('passkeys.rename.keep')}
        </Button>
      </div>
    </Form>
  );
};
