import { errorWords, RefusalError } from '@novosel/client/calls/errors.ts';
import { draftOf } from '@novosel/client/drafts/drafts.ts';
import { useCall } from '@novosel/client/queries/use-call.ts';
import { getOwnPassport, savePassport } from '@novosel/contract/passports/endpoints.ts';
import { isoDay } from '@novosel/contract/time/time.ts';
import { getPassport } from '@novosel/contract/users/endpoints.ts';
import type { User } from '@novosel/contract/users/schema.ts';
import { Form } from '@novosel/ui/form/form.tsx';
import { useRefusedFields } from '@novosel/ui/form/use-refused-fields.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { toast } from '@novosel/ui/toasts/toasts.tsx';
import { useEffect, useState } from 'react';
import { PassportFields } from '../../../shared/passport/passport-fields.tsx';
import { formField, passportBody } from '../../../shared/passport/passport-values.ts';
import { usePassportForm, usePassportOwner } from '../../../shared/passport/use-passport-form.ts';
import { leadTo } from '../lead-to.ts';
import styles from './papers.module.css';

interface PassportStepProps {
  /** Of the form: the button of the page sends it. */
  id: string;
  now: string;
  /** Told while the step is there. */
  onAsks: (asks: boolean) => void;
}

/** The passport of a person who has given none: kept in his profile, then sent with the papers. */
export const PassportStep = (props: PassportStepProps) => {
  const user = usePassportOwner();
  const { onAsks } = props;
  useEffect(() => {
    onAsks(true);
    return () => onAsks(false);
  }, [onAsks]);
  return user ? <Fields {...props} user={user} /> : null;
};

const draftName = 'members:passport';

const Fields = ({ id, now, user }: PassportStepProps & { user: User }) => {
  const t = useText();
  const [sending, setSending] = useState(false);
  const form = usePassportForm({ draft: draftName, known: null, user, today: isoDay(now) });
  const save = useCall(savePassport, {
    invalidates: [getOwnPassport, getPassport],
    onDone: () => {
      draftOf(draftName).forget();
      void toast({ tone: 'good', title: t('members.passport.saved') });
      leadTo(id);
    },
  });
  const { error } = save;
  const refusal = error instanceof RefusalError ? error : undefined;
  const placed = useRefusedFields(form, refusal?.errors, { fieldOf: formField, shouldFocus: true });
  return (
    <Form
      id={id}
      form={form}
      busy={save.isPending}
      className={styles.part}
      errors={error && placed.length === 0 ? errorWords(error, t('network')) : []}
      onSubmit={(values) => {
        if (!sending) save.mutate({ body: passportBody(values) });
      }}
      label={t('members.passport')}
    >
      <p className="small muted">{t('members.passport.first')}</p>
      <PassportFields form={form} onSending={setSending} />
    </Form>
  );
};
