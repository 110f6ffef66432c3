import { type FeedbackSubject, subjectWords } from '@novosel/contract/feedback/rules.ts';
import {
  feedback,
  feedbackMessage,
  newPassword,
  registrationContacts,
} from '@novosel/contract/field-rules.ts';
import { choicesOf } from '@novosel/contract/word-list.ts';
import { Button } from '@novosel/ui/button.tsx';
import { Card } from '@novosel/ui/card.tsx';
import { Checkbox } from '@novosel/ui/checkbox.tsx';
import { CodeField } from '@novosel/ui/code-field.tsx';
import { EmailField } from '@novosel/ui/email-field.tsx';
import { Form } from '@novosel/ui/form.tsx';
import { Text, useLocale, useText } from '@novosel/ui/i18n.tsx';
import { Link } from '@novosel/ui/link.tsx';
import { NameField } from '@novosel/ui/name-field.tsx';
import { PasswordField } from '@novosel/ui/password-field.tsx';
import { Select } from '@novosel/ui/select.tsx';
import { TextArea } from '@novosel/ui/text-area.tsx';
import { toast } from '@novosel/ui/toasts.tsx';
import { useField } from '@novosel/ui/use-field.ts';
import { useSchemaForm } from '@novosel/ui/use-schema-form.ts';
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
 * Forms by schemas of the contract: errors at each field, in a list above when there are several, and of the
 * server.
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
