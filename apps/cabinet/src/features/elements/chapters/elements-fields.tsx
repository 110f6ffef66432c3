import { birthCertificateMask, issuerCodeMask, passportMask } from '@novosel/contract/fields/masks.ts';
import { DateField } from '@novosel/ui/fields/date-field.tsx';
import { EmailField } from '@novosel/ui/fields/email-field.tsx';
import { FractionField } from '@novosel/ui/fields/fraction-field.tsx';
import { MaskedField } from '@novosel/ui/fields/masked-field.tsx';
import { MoneyField } from '@novosel/ui/fields/money-field.tsx';
import { PasswordField } from '@novosel/ui/fields/password-field.tsx';
import { PhoneField } from '@novosel/ui/fields/phone-field.tsx';
import { TextArea } from '@novosel/ui/fields/text-area.tsx';
import { TextField } from '@novosel/ui/fields/text-field.tsx';
import { CodeField } from '@novosel/ui/form/code-field.tsx';
import { SentCode } from '@novosel/ui/form/sent-code.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useState } from 'react';
import { Section, Shown } from './shown.tsx';

/** Masked fields, each with an error. */
const WrongMasks = () => {
  const t = useText();
  const [phone, setPhone] = useState('+7 900 000');
  const [birthday, setBirthday] = useState('31.02.1991');
  const [own, setOwn] = useState<number | null>(1_500_000_000);
  const [share, setShare] = useState<{ numerator?: number; denominator?: number }>({ numerator: 3 });
  const [passport, setPassport] = useState('4019 00');
  const [issuer, setIssuer] = useState('780');
  const [certificate, setCertificate] = useState('IV');
  const [fee, setFee] = useState<number | null>(null);
  return (
    <>
      <PhoneField
        label={t('elements.phone.wrong')}
        value={phone}
        onChange={setPhone}
        error={t('elements.phone.wrong.error')}
      />
      <DateField
        label={t('elements.birthday.wrong')}
        value={birthday}
        onChange={setBirthday}
        error={t('elements.birthday.wrong.error')}
      />
      <MoneyField
        label={t('elements.own.wrong')}
        value={own}
        onChange={setOwn}
        error={t('elements.own.wrong.error')}
      />
      <FractionField
        label={t('elements.share.wrong')}
        value={share}
        onChange={setShare}
        error={t('elements.share.wrong.error')}
      />
      <MaskedField
        label={t('elements.passport.wrong')}
        mask={passportMask}
        value={passport}
        onChange={setPassport}
        error={t('elements.passport.wrong.error')}
        inputMode="numeric"
      />
      <MaskedField
        label={t('elements.issuer.wrong')}
        mask={issuerCodeMask}
        value={issuer}
        onChange={setIssuer}
        error={t('elements.issuer.wrong.error')}
        inputMode="numeric"
      />
      <MaskedField
        label={t('elements.certificate.wrong')}
        mask={birthCertificateMask}
        value={certificate}
        onChange={setCertificate}
        error={t('elements.certificate.wrong.error')}
      />
      <MoneyField
        label={t('elements.fee.wrong')}
        value={fee}
        onChange={setFee}
        error={t('elements.fee.wrong.error')}
        kopecks
        required
      />
    </>
  );
};

export const ElementsMasks = () => {
  const t = useText();
  const [phone, setPhone] = useState('+79000000001');
  const [passport, setPassport] = useState('4019 003181');
  const [issuer, setIssuer] = useState('780-001');
  const [certificate, setCertificate] = useState(() => t('elements.certificate.sample'));
  const [birthday, setBirthday] = useState('1991-05-14');
  const [issued, setIssued] = useState('');
  const [own, setOwn] = useState<number | null>(374_400_000);
  const [fee, setFee] = useState<number | null>(150_050);
  const [share, setShare] = useState({ numerator: 1, denominator: 2 } as {
    numerator?: number;
    denominator?: number;
  });
  return (
    <Section id="masks" columns={3}>
      <PhoneField label={t('elements.phone')} value={phone} onChange={setPhone} />
      <MaskedField
        label={t('elements.passport')}
        mask={passportMask}
        value={passport}
        onChange={setPassport}
        inputMode="numeric"
      />
      <MaskedField
        label={t('elements.issuer')}
        mask={issuerCodeMask}
        value={issuer}
        onChange={setIssuer}
        inputMode="numeric"
      />
      <DateField label={t('elements.birthday')} value={birthday} onChange={setBirthday} />
      <MaskedField
        label={t('elements.certificate')}
        mask={birthCertificateMask}
        value={certificate}
        onChange={setCertificate}
      />
      <FractionField label={t('elements.share')} value={share} onChange={setShare} />
      <MoneyField label={t('elements.own')} hint={t('elements.own.hint')} value={own} onChange={setOwn} />
      <MoneyField label={t('elements.fee')} value={fee} onChange={setFee} kopecks />
      <DateField label={t('elements.issued')} value={issued} onChange={setIssued} />
      <WrongMasks />
    </Section>
  );
};

/** The end of a pause between two codes, in ms since the epoch. */
const inPause = () => Date.now() + 42_000;

export const ElementsCodes = () => {
  const t = useText();
  const [four, setFour] = useState('40');
  const [six, setSix] = useState('183');
  const [resendAt, setResendAt] = useState(inPause);
  return (
    <Section id="codes" columns={3}>
      <Shown note={t('elements.codes.four')}>
        <div className="stack">
          <SentCode
            length={4}
            to="+7 900 ••• 00-01"
            resendAt={resendAt}
            busy={false}
            value={four}
            onChange={setFour}
            autoFocus={false}
            onSend={() => setResendAt(inPause())}
          />
        </div>
      </Shown>
      <Shown note={t('elements.codes.six')}>
        <CodeField length={6} value={six} onChange={setSix} data-as="focus" />
      </Shown>
      <Shown note={t('elements.error')}>
        <CodeField length={4} value="4021" onChange={setFour} error={t('elements.codes.wrong')} />
      </Shown>
      <Shown note={t('elements.codes.sixWrong')}>
        <CodeField
          label={t('elements.codes.sixWrong')}
          length={6}
          value="183904"
          onChange={setSix}
          error={t('elements.codes.wrong')}
        />
      </Shown>
      <Shown note={t('elements.codes.full')}>
        <CodeField label={t('elements.codes.full')} length={6} value="402817" onChange={setSix} />
      </Shown>
    </Section>
  );
};

export const ElementsFields = () => {
  const t = useText();
  return (
    <Section id="fields" columns={3}>
      <TextField
        label={t('elements.surname')}
        defaultValue={t('elements.surname.value')}
        hint={t('elements.surname.hint')}
        required
      />
      <EmailField
        label={t('elements.email')}
        defaultValue="anna@"
        error={t('elements.email.wrong')}
        required
      />
      <TextArea label={t('elements.message')} defaultValue={t('elements.message.value')} maxLength={65_535} />
      <PasswordField
        label={t('elements.password')}
        defaultValue="secret-word"
        autoComplete="current-password"
      />
      <TextField
        label={t('elements.passport')}
        value="4019 003181"
        hint={t('elements.passport.hint')}
        disabled
        readOnly
      />
      <PasswordField
        label={t('elements.password.wrong')}
        defaultValue="secret"
        autoComplete="current-password"
        error={t('elements.password.wrong.error')}
      />
      <TextArea
        label={t('elements.message.wrong')}
        defaultValue={t('elements.message.wrong.value')}
        error={t('elements.message.wrong.error')}
        maxLength={65_535}
      />
      <TextField label={t('elements.focused')} defaultValue={t('elements.focused.value')} data-as="focus" />
      <TextField
        label={t('elements.comment')}
        placeholder={t('elements.comment.placeholder')}
        maxLength={80}
      />
      <Shown note={t('elements.fields.unseen')}>
        <TextField
          label={t('elements.fields.unseen.from')}
          hideLabel
          placeholder={t('elements.fields.unseen.hint')}
        />
      </Shown>
    </Section>
  );
};
