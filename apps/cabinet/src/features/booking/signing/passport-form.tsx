import { draftOf } from '@novosel/client/drafts/drafts.ts';
import { saveBookingPassport } from '@novosel/contract/booking/endpoints.ts';
import { isoDay } from '@novosel/contract/time/time.ts';
import type { Passport, User } from '@novosel/contract/users/schema.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { LinkButton } from '@novosel/ui/actions/link-button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { ErrorAlert } from '@novosel/ui/form/error-alert.tsx';
import { Form } from '@novosel/ui/form/form.tsx';
import { useRefusedFields } from '@novosel/ui/form/use-refused-fields.ts';
import { Alert } from '@novosel/ui/status/alert.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { type ReactNode, useState } from 'react';
import { ActionBar } from '../../../shared/estate/action-bar.tsx';
import styles from '../../../shared/passport/passport.module.css';
import { endedWords, PassportEnd } from '../../../shared/passport/passport-end.tsx';
import { PassportFacts } from '../../../shared/passport/passport-facts.tsx';
import { PassportFields } from '../../../shared/passport/passport-fields.tsx';
import {
  formField,
  type PassportValues,
  passportBody,
  passportValues,
} from '../../../shared/passport/passport-values.ts';
import { usePassportForm } from '../../../shared/passport/use-passport-form.ts';
import type { BookedProps, ScreenProps } from '../booking-screen.tsx';
import { HoldLeft } from '../start/hold-term.tsx';
import { useBookingAct } from '../use-booking-act.ts';

interface PassportFormProps extends BookedProps {
  user: User;
}

const nameOf = (estate: number): string => `passport:${estate}`;

/** The passport for the agreement: a checked one is shown, any other can be typed or corrected here. */
export const PassportForm = ({ user, ...props }: PassportFormProps) => {
  const { passport } = props.page;
  return passport?.checked ? (
    <CheckedPassport {...props} passport={passport} />
  ) : (
    <TypedPassport {...props} user={user} />
  );
};

const useSave = ({ page }: Pick<ScreenProps, 'page'>) => {
  const estate = page.card.estate.id;
  const save = useBookingAct(saveBookingPassport, {
    screen: 'passport',
    onDone: draftOf(nameOf(estate)).forget,
  });
  return {
    ...save,
    send: (values: PassportValues) => save.act({ params: { estate }, body: passportBody(values) }),
  };
};

const CheckedPassport = ({
  passport,
  booking,
  ...screen
}: Omit<PassportFormProps, 'user'> & { passport: Passport }) => {
  const t = useText();
  const { send, busy, words } = useSave(screen);
  const { now } = screen.page;
  const ended = endedWords(passport, now, useLocale());
  const act = (
    <Button wide busy={busy} disabledReason={ended} onClick={() => send(passportValues(passport))}>
      {t('booking.passport.act')}
    </Button>
  );
  return (
    <div>
      <Card>
        <div className="stack">
          {!ended && <Alert tone="good">{t('booking.passport.checked')}</Alert>}
          <PassportEnd passport={passport} now={now} />
          <ErrorAlert errors={words} />
          <PassportFacts passport={passport} />
          <div>
            <LinkButton href={path('profile')}>{t('booking.passport.change')}</LinkButton>
          </div>
          <PassportFoot>{act}</PassportFoot>
        </div>
      </Card>
      <ActionBar left={<HoldLeft {...screen} booking={booking} />}>{act}</ActionBar>
    </div>
  );
};

/** All fields of the passport; sent together, saved as a draft while the person types. */
const TypedPassport = ({ booking, user, ...screen }: PassportFormProps) => {
  const t = useText();
  const { page } = screen;
  const form = usePassportForm({
    draft: nameOf(page.card.estate.id),
    known: page.passport,
    user,
    today: isoDay(page.now),
  });
  const { send, busy, words, refusal } = useSave(screen);
  const atFields =
    useRefusedFields(form, refusal?.errors, { fieldOf: formField, shouldFocus: true }).length > 0;
  const [sending, setSending] = useState(false);
  // Enter in a field submits the form without the button.
  const submit = (values: PassportValues) => {
    if (!sending) send(values);
  };
  const wait = sending ? t('passport.sending') : null;
  return (
    <div>
      <Card>
        <Form form={form} onSubmit={submit} errors={atFields ? [] : words} className={styles.form}>
          <KnownPassport passport={page.passport} />
          <PassportFields form={form} onSending={setSending} />
          <PassportFoot>
            <Button type="submit" wide busy={busy} disabledReason={wait}>
              {t('booking.passport.act')}
            </Button>
          </PassportFoot>
        </Form>
      </Card>
      <ActionBar left={<HoldLeft {...screen} booking={booking} />}>
        <Button wide busy={busy} disabledReason={wait} onClick={form.handleSubmit(submit)}>
          {t('booking.passport.act')}
        </Button>
      </ActionBar>
    </div>
  );
};

/** Where the values come from, and what the desk found wrong in them. */
const KnownPassport = ({ passport }: { passport: Passport | null }) => {
  const t = useText();
  if (!passport) return null;
  return passport.refusal === null ? (
    <Alert>{t('booking.passport.known')}</Alert>
  ) : (
    <Alert tone="warn" title={t('booking.passport.refused')}>
      {passport.refusal}
    </Alert>
  );
};

/** The act where the screen has no bar at its foot, and its result. */
const PassportFoot = ({ children }: { children: ReactNode }) => {
  const t = useText();
  return (
    <div className={styles.end}>
      <div className="desk">{children}</div>
      <p className="small muted">{t('booking.passport.why')}</p>
    </div>
  );
};
