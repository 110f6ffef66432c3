import { queryFor } from '@novosel/client/queries/query-for.ts';
import { sendAdultPapers } from '@novosel/contract/members/endpoints.ts';
import { type AdultPapers, adultPapers } from '@novosel/contract/members/papers/papers.ts';
import { adultPapersProblems } from '@novosel/contract/members/papers/papers-problems.ts';
import { getOwnPassport } from '@novosel/contract/passports/endpoints.ts';
import type { OwnPassport } from '@novosel/contract/passports/schema.ts';
import { isoDay } from '@novosel/contract/time/time.ts';
import { countryChoices, defaultCountry } from '@novosel/contract/users/countries.ts';
import { Select } from '@novosel/ui/choices/select.tsx';
import { Form } from '@novosel/ui/form/form.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { toast } from '@novosel/ui/toasts/toasts.tsx';
import { PartOf } from '../../../shared/page/part-of.tsx';
import type { MemberProps } from '../open-props.ts';
import { papersKey } from '../tasks.ts';
import { useMembersCall } from '../use-members-call.ts';
import { type AdultTyped, adultBody, adultPaths, adultTyped } from './adult-typed.ts';
import { ForeignPart, PowerPart } from './foreign-part.tsx';
import { FormFoot } from './form-foot.tsx';
import { OwnPassportLine } from './own-passport-line.tsx';
import styles from './papers.module.css';
import { PassportStep } from './passport-step.tsx';
import { RegistrationPart } from './registration-part.tsx';
import { usePapersForm } from './use-papers-form.ts';

type Typed = AdultTyped & Record<string, unknown>;

/** What a member sends of himself: the passport first, where the profile has none, then the rest. */
export const AdultForm = (props: MemberProps) => {
  const t = useText();
  return (
    <PartOf query={queryFor(getOwnPassport)} failed={t('members.passport.failed')} height="320px">
      {({ data }) => <Sheet {...props} passport={data} />}
    </PartOf>
  );
};

const Sheet = (props: MemberProps & { passport: OwnPassport }) => {
  const { member, view, deal, user, present, passport, onOpen, onAsksPassport } = props;
  const t = useText();
  const locale = useLocale();
  const { id: estate } = deal.card.estate;
  const isRepresentative = member.actsFor !== null;
  const own = view.papers.find((one) => one.member === member.id);
  const call = useMembersCall(sendAdultPapers, estate, () => {
    form.forget();
    onOpen(undefined);
    void toast({ tone: 'good', title: t('members.sent'), text: t('members.sent.note') });
  });
  const days = { today: isoDay(view.now), signing: view.signingDay };
  const form = usePapersForm<Typed, AdultPapers>({
    draft: `members:papers:${member.id}`,
    user,
    first: adultTyped(own ?? { adultPapers: null, scans: [] }) as Typed,
    paths: adultPaths,
    bodyOf: (typed) => adultBody(typed, isRepresentative),
    schema: adultPapers,
    rules: (papers) => adultPapersProblems(papers, isRepresentative, days),
    error: call.error,
  });
  const { values, bind, whenSent } = form;
  const key = papersKey(member.id);
  const russian = values.citizenship === defaultCountry;
  const country = (
    <Select
      label={t('members.citizenship')}
      required
      search
      options={countryChoices(locale)}
      {...bind('citizenship')}
      onChange={(citizenship) => citizenship && form.change({ citizenship })}
    />
  );
  if (russian && passport.state === 'none')
    return (
      <div className={styles.part}>
        <div className={styles.fields}>{country}</div>
        <PassportStep id={key} now={view.now} onAsks={onAsksPassport} />
      </div>
    );
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
      <div className={styles.fields}>{country}</div>
      {russian && <OwnPassportLine own={passport} />}
      {!russian && <ForeignPart form={form} />}
      <RegistrationPart form={form} />
      {isRepresentative && <PowerPart form={form} />}
      <p className="small muted">{t('members.papers.note')}</p>
      {present?.key !== key && (
        <FormFoot send={t('members.papers.send')} busy={call.busy} onLeave={() => onOpen(undefined)} />
      )}
    </Form>
  );
};
