import { RefusalError } from '@novosel/client/calls/errors.ts';
import { draftOf } from '@novosel/client/drafts/drafts.ts';
import { useCall } from '@novosel/client/queries/use-call.ts';
import { listStaff } from '@novosel/contract/desk/staff-endpoints.ts';
import { setUpHours } from '@novosel/contract/desk/staff-rules.ts';
import { emailLength, readEmail } from '@novosel/contract/fields/email.ts';
import { fieldPhrase } from '@novosel/contract/fields/field-errors.ts';
import { personName } from '@novosel/contract/fields/field-rules.ts';
import { cleanName, nameFault } from '@novosel/contract/fields/names.ts';
import { inviteStaff } from '@novosel/contract/session/staff-endpoints.ts';
import type { StaffRole } from '@novosel/contract/wire/endpoint.ts';
import { EmailField } from '@novosel/ui/fields/email-field.tsx';
import { NameField } from '@novosel/ui/fields/name-field.tsx';
import { useKeptForm } from '@novosel/ui/form/use-kept-form.ts';
import { wordsCheck } from '@novosel/ui/form/words-check.ts';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { openQuestion } from '@novosel/ui/text/sure-names.ts';
import { toast } from '@novosel/ui/toasts/toasts.tsx';
import { ActDialog } from '../../../shared/acts/act-dialog.tsx';
import { DraftNote } from '../../../shared/acts/draft-note.tsx';
import { RolesChoice } from './roles-choice.tsx';

/** The contract's limits, in characters. */
const longest = { surname: 100, name: 100, email: emailLength };

const empty = { surname: '', name: '', email: '', roles: [] as StaffRole[] };
type Typed = typeof empty;

type Name = 'surname' | 'name';

/** Name, e-mail and roles; the person completes the rest by the link of the letter. */
export const InviteDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useText();
  const locale = useLocale();
  const wordsOf = (which: Name, typed: string) => {
    if (personName.safeParse(typed).success && !openQuestion('name', typed)) return undefined;
    const text = cleanName(typed);
    if (!/\p{L}/u.test(text)) return t(`staff.${which}.missing`);
    const fault = nameFault(text);
    // Questions about an unusual name are asked at its field.
    return fault ? fieldPhrase(fault.problem, which, locale, fault) : '';
  };
  const check = wordsCheck<Typed>(({ surname, name, email, roles }) => ({
    surname: wordsOf('surname', surname),
    name: wordsOf('name', name),
    email: readEmail(email) === undefined ? t('staff.email.missing') : undefined,
    roles: roles.length === 0 ? t('staff.roles.missing') : undefined,
  }));
  const draft = draftOf<Typed>('staff:invite');
  const { form, values, change, errorOf, isLeft, drop } = useKeptForm(check, empty, { draft, late: true });
  const invite = useCall(inviteStaff, {
    invalidates: [listStaff],
    onDone: () => {
      draft.forget();
      onClose();
      void toast({ title: t('staff.invite.done', { email: values.email.trim() }), tone: 'good' });
    },
  });
  const submit = (typed: Typed) => invite.mutate({ body: { ...typed, email: typed.email.trim() } });
  const refused = invite.error instanceof RefusalError ? invite.error.errors.email?.[0] : undefined;
  const field = (name: 'email') => ({
    value: values[name],
    required: true,
    onChange: ({ target }: { target: { value: string } }) =>
      change({ [name]: target.value.slice(0, longest[name]) }),
  });
  const name = (which: Name) => ({
    value: values[which],
    required: true,
    onChange: (value: string) => change({ [which]: value.slice(0, longest[which]) }),
  });
  return (
    <ActDialog
      title={t('staff.invite.act')}
      note={t('staff.invite.note', { hours: setUpHours })}
      error={invite.error}
      busy={invite.isPending}
      onSubmit={form.handleSubmit(submit)}
      onClose={onClose}
      submit={t('staff.invite.submit')}
    >
      {isLeft && <DraftNote onDrop={drop} />}
      <NameField
        label={t('staff.surname')}
        autoComplete="off"
        error={errorOf('surname')}
        {...name('surname')}
      />
      <NameField label={t('staff.name')} autoComplete="off" error={errorOf('name')} {...name('name')} />
      <EmailField
        label={t('staff.email')}
        autoComplete="off"
        error={errorOf('email') ?? refused}
        {...field('email')}
      />
      <RolesChoice
        value={values.roles}
        onChange={(roles) => change({ roles })}
        tried={form.formState.isSubmitted}
      />
    </ActDialog>
  );
};
