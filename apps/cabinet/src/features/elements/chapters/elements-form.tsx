import { type FeedbackSubject, subjectWords } from '@novosel/contract/feedback/rules.ts';
import {
  feedback,
  feedbackMessage,
  newPassword,
  registrationContacts,
} from '@novosel/contract/fields/field-rules.ts';
import { choicesOf } from '@novosel/contract/texts/word-list.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { Link } from '@novosel/ui/actions/link.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { Checkbox } from '@novosel/ui/choices/checkbox.tsx';
import { Select } from '@novosel/ui/choices/select.tsx';
import { EmailField } from '@novosel/ui/fields/email-field.tsx';
import { NameField } from '@novosel/ui/fields/name-field.tsx';
import { PasswordField } from '@novosel/ui/fields/password-field.tsx';
import { TextArea } from '@novosel/ui/fields/text-area.tsx';
import { useField } from '@novosel/ui/fields/use-field.ts';
import { CodeField } from '@novosel/ui/form/code-field.tsx';
import { Form } from '@novosel/ui/form/form.tsx';
import { useSchemaForm } from '@novosel/ui/form/use-schema-form.ts';
import { Text, useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { toast } from '@novosel/ui/toasts/toasts.tsx';
import { useState } from 'react';
import { ElementsLeft } from './elements-left.tsx';
import { Section } from './shown.tsx';

const useSent = () => {
  const t = useText();
  return () => toast({ title: t('elements.toast.sent') });
};

const Contacts = () => {
  const t = useText();
  const sent = useSent();
  const form = useSchemaForm(
    registrationContacts,
    { email: '', surname: '', agree: false, additionalAgree: false },
    { surname: 'name' },
  );
  return (
    <Card title={t('elements.form.contacts')} level={3}>
      <Form form={form} onSubmit={sent}>
        <EmailField label={t('elements.email')} required {...useField(form, 'email')} />
        <NameField label={t('elements.surname')} required {...useField(form, 'surname')} />
        <Checkbox {...useField(form, 'agree')}>
          <Text id="elements.agree" components={{ link: <Link href="#terms" /> }} />
        </Checkbox>
        <Checkbox {...useField(form, 'additionalAgree')}>{t('elements.offers')}</Checkbox>
        <Button type="submit" wide>
          {t('elements.send')}
        </Button>
      </Form>
    </Card>
  );
};

const Password = () => {
  const t = useText();
  const sent = useSent();
  const form = useSchemaForm(newPassword, { password: '', passwordAgain: '', code: '' });
  const field = (name: 'password' | 'passwordAgain') => ({
    label: t(`elements.form.${name}`),
    autoComplete: 'new-password' as const,
    required: true,
  });
  return (
    <Card title={t('elements.form.newPassword')} level={3}>
      <Form form={form} onSubmit={sent}>
        <PasswordField {...field('password')} {...useField(form, 'password')} />
        <PasswordField {...field('passwordAgain')} {...useField(form, 'passwordAgain')} />
        <CodeField length={6} {...useField(form, 'code')} />
        <Button type="submit" wide>
          {t('elements.form.save')}
        </Button>
      </Form>
    </Card>
  );
};

const Letter = () => {
  const t = useText();
  const locale = useLocale();
  const [errors, setErrors] = useState<readonly string[]>([]);
  const form = useSchemaForm(feedback, { subject: null as FeedbackSubject | null, message: '' });
  return (
    <Card title={t('elements.form.letter')} level={3}>
      <Form
        form={form}
        errors={errors}
        onSubmit={() => setErrors([t('elements.form.refused'), t('elements.form.refused.why')])}
      >
        <Select
          label={t('elements.form.subject')}
          options={choicesOf(subjectWords, locale)}
          required
          tall
          {...useField(form, 'subject')}
        />
        <TextArea
          label={t('elements.message')}
          maxLength={feedbackMessage.most}
          required
          {...useField(form, 'message')}
        />
        <Button type="submit" wide>
          {t('elements.send')}
        </Button>
      </Form>
    </Card>
  );
};

/**
 * Forms with schemas of the contract: errors at each field, a summary above when there are several, and
 * errors of the server.
 */
export const ElementsForm = () => {
  return (
    <Section id="form" columns={3}>
      <Contacts />
      <Password />
      <Letter />
      <ElementsLeft />
    </Section>
  );
};
