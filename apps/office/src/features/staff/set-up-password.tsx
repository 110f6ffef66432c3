import { RefusalError } from '@novosel/client/calls/errors.ts';
import { useCall } from '@novosel/client/queries/use-call.ts';
import { beginSetUp, type showSetUp } from '@novosel/contract/session/staff-endpoints.ts';
import type { AnswerOf } from '@novosel/contract/wire/endpoint.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { PasswordField } from '@novosel/ui/fields/password-field.tsx';
import { Form } from '@novosel/ui/form/form.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { useForm } from 'react-hook-form';
import { DoorHead } from '../../shared/panes/door-head.tsx';
import { refusalWords } from '../../shared/words/refusal-words.ts';

interface SetUpPasswordProps {
  token: string;
  view: AnswerOf<typeof showSetUp>['data'];
  onBegun: (begun: AnswerOf<typeof beginSetUp>['data']) => void;
  onDead: () => void;
}

const shortest = 8;

/** For whom the link is, and the password: a new one, or the account's present one. */
export const SetUpPassword = ({ token, view, onBegun, onDead }: SetUpPasswordProps) => {
  const t = useText();
  const locale = useLocale();
  const form = useForm({ defaultValues: { password: '' } });
  const isNew = view.password === 'new';
  const begin = useCall(beginSetUp, { onDone: ({ data }) => onBegun(data) });
  const send = ({ password }: { password: string }) =>
    begin.mutate(
      { params: { token }, body: { password } },
      {
        onError: (error) => {
          if (error instanceof RefusalError && error.code === 'LINK_DEAD') onDead();
        },
      },
    );
  return (
    <>
      <DoorHead title={t('staff.setUp.title')}>
        {t('staff.setUp.who', {
          name: view.name,
          email: view.email,
          roles: view.roles.map((role) => t(`role.${role}`)).join(', '),
        })}
      </DoorHead>
      <Form form={form} errors={begin.error ? refusalWords(begin.error, locale) : []} onSubmit={send}>
        {/* Tells a password manager the username. */}
        <input type="email" autoComplete="username" value={view.email} readOnly hidden />
        <PasswordField
          label={t(isNew ? 'staff.setUp.password.new' : 'staff.setUp.password.present')}
          hint={t(isNew ? 'staff.password.hint' : 'staff.setUp.password.present.hint')}
          autoComplete={isNew ? 'new-password' : 'current-password'}
          error={form.formState.errors.password?.message}
          {...form.register('password', {
            validate: (value) => value.length >= shortest || t('staff.password.short'),
          })}
        />
        <Button type="submit" wide busy={begin.isPending}>
          {t('staff.setUp.password.submit')}
        </Button>
      </Form>
    </>
  );
};
