import { saveBookingPassport } from '@novosel/contract/booking/endpoints.ts';
import type { BookingView } from '@novosel/contract/booking/schema.ts';
import type { User } from '@novosel/contract/users/schema.ts';
import { Alert } from '@novosel/ui/alert.tsx';
import { Button } from '@novosel/ui/button.tsx';
import { Card } from '@novosel/ui/card.tsx';
import { Form } from '@novosel/ui/form.tsx';
import { useText } from '@novosel/ui/i18n.tsx';
import { useEffect, useState } from 'react';
import { forgetDraft } from '../../drafts.ts';
import { ActionBar } from '../../estate/action-bar.tsx';
import type { ScreenProps } from './booking-screen.tsx';
import { HoldLeft } from './hold-term.tsx';
import { PassportAddresses } from './passport-addresses.tsx';
import styles from './passport-form.module.css';
import { PassportPaper } from './passport-paper.tsx';
import { PassportPerson } from './passport-person.tsx';
import { PassportScans } from './passport-scans.tsx';
import { formField, type PassportValues, passportBody } from './passport-values.ts';
import { useBookingAct } from './use-booking-act.ts';
import { draftOf, usePassportForm } from './use-passport-form.ts';

interface PassportFormProps extends ScreenProps {
  booking: BookingView;
  user: User;
}

/** All of the passport; sent whole, kept as it is typed. */
export const PassportForm = ({ booking, user, ...screen }: PassportFormProps) => {
  const t = useText();
  const { page } = screen;
  const estate = page.card.estate.id;
  const form = usePassportForm(page, user);
  const save = useBookingAct(saveBookingPassport, {
    screen: 'passport',
    onDone: () => forgetDraft(draftOf(estate)),
  });
  const { refusal } = save;
  useEffect(() => {
    for (const [name, [message]] of Object.entries(refusal?.errors ?? {})) {
      const field = formField(name);
      if (field && message) form.setError(field, { type: 'server', message }, { shouldFocus: true });
    }
  }, [refusal, form]);
  // What stands at its field is not said twice.
  const atFields = Object.keys(refusal?.errors ?? {}).some(formField);
  const [sending, setSending] = useState(false);
  // Enter in a field sends the form past its button.
  const submit = (values: PassportValues) => {
    if (!sending) save.act({ params: { estate }, body: passportBody(values) });
  };
  const wait = sending ? t('booking.passport.sending') : null;
  return (
    <div>
      <Card>
        <Form form={form} onSubmit={submit} errors={atFields ? [] : save.words} className={styles.form}>
          {page.passport && <Alert>{t('booking.passport.known')}</Alert>}
          <PassportPerson form={form} />
          <PassportPaper form={form} />
          <PassportAddresses form={form} />
          <PassportScans form={form} onSending={setSending} />
          <div className={styles.end}>
            <div className="desk">
              <Button type="submit" wide busy={save.busy} disabledReason={wait}>
                {t('booking.passport.act')}
              </Button>
            </div>
            <p className="small muted">{t('booking.passport.why')}</p>
          </div>
        </Form>
      </Card>
      <ActionBar left={<HoldLeft {...screen} booking={booking} />}>
        <Button wide busy={save.busy} disabledReason={wait} onClick={form.handleSubmit(submit)}>
          {t('booking.passport.act')}
        </Button>
      </ActionBar>
    </div>
  );
};
