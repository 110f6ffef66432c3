import { sendChildPapers } from '@novosel/contract/members/endpoints.ts';
import { type ChildForm, type ChildPapers, childPapers } from '@novosel/contract/members/papers/papers.ts';
import { childPapersProblems } from '@novosel/contract/members/papers/papers-problems.ts';
import { isoDay } from '@novosel/contract/time/time.ts';
import { countryChoices } from '@novosel/contract/users/countries.ts';
import { Segmented } from '@novosel/ui/actions/segmented.tsx';
import { Checkbox } from '@novosel/ui/choices/checkbox.tsx';
import { Select } from '@novosel/ui/choices/select.tsx';
import { Field } from '@novosel/ui/fields/field.tsx';
import { Form } from '@novosel/ui/form/form.tsx';
import { Text, useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { toast } from '@novosel/ui/toasts/toasts.tsx';
import { useId } from 'react';
import { ConsentLink } from '../../../shared/consents/consent-link.tsx';
import type { MemberProps } from '../open-props.ts';
import { papersKey } from '../tasks.ts';
import { useMembersCall } from '../use-members-call.ts';
import { CertificateFields, ChildPassportFields } from './child-document.tsx';
import { type ChildTyped, childBody, childPaths, childTyped, hasPassport } from './child-typed.ts';
import { FormFoot } from './form-foot.tsx';
import { LineField } from './line-field.tsx';
import styles from './papers.module.css';
import { RegistrationPart } from './registration-part.tsx';
import { ScansField } from './scans-field.tsx';
import { type PapersForm, usePapersForm } from './use-papers-form.ts';

type Typed = ChildTyped & Record<string, unknown>;

/** What a parent or a guardian sends of a child: its document follows its age. */
export const ChildPapersForm = (props: MemberProps) => {
  const own = props.view.papers.find(({ member }) => member === props.member.id);
  return own?.child ? <Sheet {...props} own={own} child={own.child} /> : null;
};

type SheetProps = MemberProps & { own: Parameters<typeof childTyped>[0]; child: ChildForm };

const Sheet = ({ member, view, deal, user, present, onOpen, own, child }: SheetProps) => {
  const t = useText();
  const { id: estate } = deal.card.estate;
  const today = isoDay(view.now);
  const withPassport = hasPassport(child, today);
  const call = useMembersCall(sendChildPapers, estate, () => {
    form.forget();
    onOpen(undefined);
    void toast({ tone: 'good', title: t('members.sent'), text: t('members.sent.note') });
  });
  const form = usePapersForm<Typed, ChildPapers>({
    draft: `members:papers:${member.id}`,
    user,
    first: childTyped(own) as Typed,
    paths: childPaths,
    bodyOf: (typed) => childBody(typed, child, today),
    schema: childPapers,
    rules: (papers) => childPapersProblems(papers, child, { today }),
    error: call.error,
  });
  const { bind, onSending, whenSent } = form;
  const key = papersKey(member.id);
  return (
    <Form
      id={key}
      form={form.form}
      plain
      busy={call.busy}
      className={styles.part}
      errors={[...form.early, ...(form.unplaced ? call.words : [])]}
      onSubmit={whenSent((body) => call.send({ params: { estate, member: member.id }, body }))}
      label={t('members.papers.of', { name: member.name })}
    >
      <ChildFacts form={form} />
      <h3 className="title-xs">{t('members.child.document', { passport: String(withPassport) })}</h3>
      {withPassport ? <ChildPassportFields form={form} /> : <CertificateFields form={form} />}
      <ScansField label={t('members.scans')} onSending={onSending} {...bind('scans')} />
      {withPassport && (
        <ScansField
          label={t('members.child.consent')}
          hint={t('members.child.consent.hint')}
          onSending={onSending}
          {...bind('consentScans')}
        />
      )}
      {child.relation === 'guardian' && (
        <ScansField label={t('members.child.guardian')} onSending={onSending} {...bind('guardianScans')} />
      )}
      <RegistrationPart form={form} />
      <LineField label={t('members.address')} {...bind('address')} />
      <div data-wrong={bind('agree').error ? '' : undefined}>
        <Checkbox {...bind('agree')}>
          <Text id="members.child.agree" components={{ link: <ConsentLink kind="deal" /> }} />
        </Checkbox>
      </div>
      {present?.key !== key && (
        <FormFoot send={t('members.papers.send')} busy={call.busy} onLeave={() => onOpen(undefined)} />
      )}
    </Form>
  );
};

const ChildFacts = ({ form: { bind, change } }: { form: PapersForm<Typed> }) => {
  const t = useText();
  const locale = useLocale();
  const id = useId();
  const sex = bind('sex');
  return (
    <div className={styles.fields}>
      <Select
        label={t('members.citizenship')}
        required
        search
        options={countryChoices(locale)}
        {...bind('citizenship')}
        onChange={(citizenship) => citizenship && change({ citizenship })}
      />
      <Field id={id} label={t('passport.sex')} error={sex.error} required group>
        <Segmented
          label={t('passport.sex')}
          value={sex.value}
          choices={[
            { value: '1', label: t('passport.sex.1') },
            { value: '2', label: t('passport.sex.2') },
          ]}
          onChange={sex.onChange}
        />
      </Field>
      <LineField label={t('passport.birthPlace')} {...bind('birthPlace')} />
    </div>
  );
};
