import { type Draft, draftOf } from '@novosel/client/drafts/drafts.ts';
import { parentRelations } from '@novosel/contract/deals/members.ts';
import { addChild } from '@novosel/contract/members/endpoints.ts';
import { type ChildForm, childForm, type ParentRelation } from '@novosel/contract/members/papers/papers.ts';
import type { FieldPaths } from '@novosel/contract/members/papers/papers-errors.ts';
import { childProblems } from '@novosel/contract/members/papers/papers-problems.ts';
import { choicesOf } from '@novosel/contract/texts/word-list.ts';
import { isoDay } from '@novosel/contract/time/time.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { Segmented } from '@novosel/ui/actions/segmented.tsx';
import { Checkbox } from '@novosel/ui/choices/checkbox.tsx';
import { DateField } from '@novosel/ui/fields/date-field.tsx';
import { Field } from '@novosel/ui/fields/field.tsx';
import { NameField } from '@novosel/ui/fields/name-field.tsx';
import { Form } from '@novosel/ui/form/form.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { toast } from '@novosel/ui/toasts/toasts.tsx';
import { useId } from 'react';
import type { OpenProps } from '../open-props.ts';
import styles from '../papers/papers.module.css';
import { usePapersForm } from '../papers/use-papers-form.ts';
import { useMembersCall } from '../use-members-call.ts';

type Typed = {
  readonly lastName: string;
  readonly firstName: string;
  readonly patronymic: string;
  readonly noPatronymic: boolean;
  readonly birthday: string;
  readonly relation: ParentRelation | '';
};

const empty: Typed = {
  lastName: '',
  firstName: '',
  patronymic: '',
  noPatronymic: false,
  birthday: '',
  relation: '',
};

const paths: FieldPaths<Typed> = {
  lastName: 'lastName',
  firstName: 'firstName',
  patronymic: 'patronymic',
  birthday: 'birthday',
  relation: 'relation',
};

const draftName = (estate: number) => `members:child:${estate}`;
export const childDraft = (estate: number, user: number): Draft<unknown> => draftOf(draftName(estate), user);

const bodyOf = ({ noPatronymic, patronymic, ...typed }: Typed) => ({
  ...typed,
  patronymic: noPatronymic ? null : patronymic,
});

/** A child as its parent names it; its papers come next. */
export const AddChildForm = ({ deal, view, user, onClose }: OpenProps & { onClose: () => void }) => {
  const t = useText();
  const locale = useLocale();
  const id = useId();
  const { id: estate } = deal.card.estate;
  const call = useMembersCall(addChild, estate, () => {
    onClose();
    void toast({ tone: 'good', title: t('members.addChild.done') });
  });
  const form = usePapersForm<Typed, ChildForm>({
    draft: draftName(estate),
    user,
    first: empty,
    paths,
    bodyOf,
    schema: childForm,
    rules: (child) => childProblems(child, isoDay(view.now)),
    error: call.error,
  });
  const { bind, values, change, whenSent } = form;
  const relation = bind('relation');
  return (
    <Form
      form={form.form}
      plain
      busy={call.busy}
      className="stack"
      errors={form.unplaced ? call.words : []}
      onSubmit={whenSent((body) => call.send({ params: { estate }, body }))}
      label={t('members.addChild')}
    >
      <div className={styles.fields}>
        <NameField label={t('passport.lastName')} required autoComplete="off" {...bind('lastName')} />
        <NameField label={t('passport.firstName')} required autoComplete="off" {...bind('firstName')} />
        <NameField
          label={t('passport.patronymic')}
          kind="patronymic"
          required={!values.noPatronymic}
          disabled={values.noPatronymic}
          autoComplete="off"
          onNone={() => change({ noPatronymic: true, patronymic: '' })}
          {...bind('patronymic')}
        />
        <DateField label={t('passport.birthday')} required autoComplete="off" {...bind('birthday')} />
      </div>
      <Checkbox
        value={values.noPatronymic}
        onChange={(none) => change({ noPatronymic: none, ...(none && { patronymic: '' }) })}
      >
        {t('passport.noPatronymic')}
      </Checkbox>
      <Field id={id} label={t('members.relation')} error={relation.error} required group>
        <Segmented
          label={t('members.relation')}
          choices={choicesOf(parentRelations, locale)}
          value={relation.value}
          onChange={relation.onChange}
        />
      </Field>
      <div className="row">
        <Button type="submit" variant="secondary" busy={call.busy}>
          {t('members.addChild.add')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t('members.close')}
        </Button>
      </div>
    </Form>
  );
};
