import { RefusalError } from '@novosel/client/calls/errors.ts';
import { draftOf } from '@novosel/client/drafts/drafts.ts';
import { useDraft } from '@novosel/client/drafts/use-draft.ts';
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
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { openQuestion } from '@novosel/ui/text/sure-names.ts';
import { toast } from '@novosel/ui/toasts/toasts.tsx';
import { useState } from 'react';
import { ActDialog } from '../../../shared/acts/act-dialog.tsx';
import { DraftNote } from '../../../shared/acts/draft-note.tsx';
import { RolesChoice } from './roles-choice.tsx';

/** As the contract has it. */
const longest = { surname: 100, name: 100, email: emailLength };

const empty = { surname: '', name: '', email: '', roles: [] as StaffRole[] };

type Name = 'surname' | 'name';

/** Name, address and roles; the rest the person makes by the link of the letter. */
export const InviteDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useText();
  const locale = useLocale();
  const [form, change, { isLeft, drop, forget }] = useDraft(draftOf<typeof empty>('staff:invite'), empty);
  const [tried, setTried] = useState(false);
  const invite = useCall(inviteStaff, {
    invalidates: [listStaff],
    onDone: () => {
      forget();
      onClose();
      void toast({ title: t('staff.invite.done', { email: form.email.trim() }), tone: 'good' });
    },
  });
  const isEmail = readEmail(form.email) !== undefined;
  const submit = () => {
    setTried(true);
    const unfit = (['surname', 'name'] as const).some(
      (which) => !personName.safeParse(form[which]).success || openQuestion('name', form[which]),
    );
    if (unfit || !isEmail || form.roles.length === 0) return;
    invite.mutate({ body: { ...form, email: form.email.trim() } });
  };
  const refused = invite.error instanceof RefusalError ? invite.error.errors.email?.[0] : undefined;
  const field = (name: 'email') => ({
    value: form[name],
    required: true,
    onChange: ({ target }: { target: { value: string } }) =>
      change({ [name]: target.value.slice(0, longest[name]) }),
  });
  const name = (which: Name) => ({
    value: form[which],
    required: true,
    onChange: (value: string) => change({ [which]: value.slice(0, longest[which]) }),
  });
  const wrong = (which: Name) => {
    if (!tried) return undefined;
    const text = cleanName(form[which]);
    if (!/\p{L}/u.test(text)) return t(`staff.${which}.missing`);
    const fault = nameFault(text);
    return fault && fieldPhrase(fault.problem, which, locale, fault);
  };
  return (
    <ActDialog
      title={t('staff.invite.act')}
      note={t('staff.invite.note', { hours: setUpHours })}
      error={invite.error}
      busy={invite.isPending}
      onSubmit={submit}
      onClose={onClose}
      submit={t('staff.invite.submit')}
    >
      {isLeft && <DraftNote onDrop={drop} />}
      <NameField
        label={t('staff.surname')}
        autoComplete="off"
        error={wrong('surname')}
        {...name('surname')}
      />
      <NameField label={t('staff.name')} autoComplete="off" error={wrong('name')} {...name('name')} />
      <EmailField
        label={t('staff.email')}
        autoComplete="off"
        error={tried && !isEmail ? t('staff.email.missing') : refused}
        {...field('email')}
      />
      <RolesChoice value={form.roles} onChange={(roles) => change({ roles })} tried={tried} />
    </ActDialog>
  );
};
