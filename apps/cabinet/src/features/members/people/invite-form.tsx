import { participantRoles } from '@novosel/contract/deals/members.ts';
import { invitationEnd } from '@novosel/contract/delegates/rules.ts';
import { inviteMember } from '@novosel/contract/members/endpoints.ts';
import type { FieldPaths } from '@novosel/contract/members/papers/papers-errors.ts';
import { inviteForm, type MembersView } from '@novosel/contract/members/schema.ts';
import { choicesOf } from '@novosel/contract/texts/word-list.ts';
import { formatDayTime } from '@novosel/contract/time/time.ts';
import type { BodyOf } from '@novosel/contract/wire/endpoint.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { Segmented } from '@novosel/ui/actions/segmented.tsx';
import { Select } from '@novosel/ui/choices/select.tsx';
import { Field } from '@novosel/ui/fields/field.tsx';
import { NameField } from '@novosel/ui/fields/name-field.tsx';
import { PhoneField } from '@novosel/ui/fields/phone-field.tsx';
import { Form } from '@novosel/ui/form/form.tsx';
import { Icon } from '@novosel/ui/look/icon.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { toast } from '@novosel/ui/toasts/toasts.tsx';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import { useId } from 'react';
import { useUser } from '../../../shared/account/use-user.ts';
import { brand } from '../../../shared/brand.ts';
import type { OpenProps } from '../open-props.ts';
import styles from '../papers/papers.module.css';
import { usePapersForm } from '../papers/use-papers-form.ts';
import { ownersOf } from '../shares/shares-typed.ts';
import { useMembersCall } from '../use-members-call.ts';
import person from './person.module.css';

type Role = keyof typeof participantRoles;
type Typed = {
  readonly phone: string;
  readonly name: string;
  readonly role: Role;
  readonly actsFor: string | null;
};

const paths: FieldPaths<Typed> = { phone: 'phone', name: 'name', role: 'role', actsFor: 'actsFor' };

/** The roles for which the kind of ownership has room. */
function rolesOf({ ownership, members }: MembersView): readonly Role[] {
  const owners = ownersOf({ members });
  if (ownership === 'shared') return ['holder', 'delegate'];
  return ownership === 'joint' && owners.length < 2 ? ['holder'] : ['delegate'];
}

/** By phone: a part of the estate, or to act for one of its owners. */
export const InviteForm = ({ deal, view, user }: OpenProps) => {
  const t = useText();
  const locale = useLocale();
  const id = useId();
  const { id: estate } = deal.card.estate;
  const roles = rolesOf(view);
  const owners = ownersOf(view);
  const roleOf = ({ role }: Typed): Role => (roles.includes(role) ? role : (roles[0] ?? 'delegate'));
  const call = useMembersCall(inviteMember, estate, () => {
    form.drop();
    void toast({ tone: 'good', title: t('members.invite.done'), text: t('members.invite.done.note') });
  });
  const form = usePapersForm<Typed, BodyOf<typeof inviteMember>>({
    draft: `members:invite:${estate}`,
    user,
    first: {
      phone: '',
      name: '',
      role: roles[0] ?? 'holder',
      actsFor: owners.length === 1 ? (owners[0]?.id ?? null) : null,
    },
    paths,
    bodyOf: (typed) => {
      const role = roleOf(typed);
      return { ...typed, role, actsFor: role === 'delegate' ? typed.actsFor : null };
    },
    schema: inviteForm,
    rules: ({ role, actsFor }) =>
      role === 'delegate' && actsFor === null ? [{ field: 'actsFor', problem: 'required' }] : [],
    error: call.error,
  });
  const { bind, values, whenSent } = form;
  const role = roleOf(values);
  return (
    <Form
      form={form.form}
      plain
      busy={call.busy}
      className="stack"
      errors={form.unplaced ? call.words : []}
      onSubmit={whenSent((body) => call.send({ params: { estate }, body }))}
      label={t('members.invite')}
    >
      <div className={styles.fields}>
        <PhoneField label={t('members.phone')} required autoComplete="off" {...bind('phone')} />
        <NameField label={t('members.name')} required autoComplete="off" {...bind('name')} />
      </div>
      {roles.length > 1 && (
        <Field id={id} label={t('members.role')} error={bind('role').error} group>
          <Segmented
            label={t('members.role')}
            choices={choicesOf(participantRoles, locale).filter(({ value }) => roles.includes(value))}
            value={role}
            onChange={bind('role').onChange}
          />
        </Field>
      )}
      {role === 'delegate' && (
        <Select
          label={t('members.actsFor.label')}
          required
          options={owners.map((owner) => ({ value: owner.id, label: owner.name }))}
          {...bind('actsFor')}
        />
      )}
      <Preview view={view} estate={deal.card.estate.number} />
      <div className="row">
        <Button type="submit" variant="secondary" busy={call.busy}>
          {t('members.invite.send')}
        </Button>
        <span className="small muted">{t('members.invite.take')}</span>
      </div>
    </Form>
  );
};

/** The message as it will come. */
const Preview = ({ view: { now }, estate }: Pick<OpenProps, 'view'> & { estate: string }) => {
  const t = useText();
  const locale = useLocale();
  const user = useUser();
  const until = invitationEnd(new Date(now)).toISOString();
  return (
    <div className={person.sms}>
      <Icon of={MessageSquareText} label={t('members.invite.sms')} />
      <p>
        {t('members.invite.preview', {
          inviter: [user?.name, user?.surname && `${user.surname[0]}.`].filter(Boolean).join(' '),
          estate,
          brand: brand.name[locale],
          until: formatDayTime(until, { now, locale }),
        })}
      </p>
    </div>
  );
};
