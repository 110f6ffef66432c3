import type { FoundPerson } from '@novosel/contract/desk/people-endpoints.ts';
import { slipChannels } from '@novosel/contract/slips/rules.ts';
import { Segmented } from '@novosel/ui/actions/segmented.tsx';
import { EmailField } from '@novosel/ui/fields/email-field.tsx';
import { PhoneField } from '@novosel/ui/fields/phone-field.tsx';
import { useField } from '@novosel/ui/fields/use-field.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import type { ComponentProps } from 'react';
import { BuyerField } from './buyer-field.tsx';
import type { SlipsForm } from './matter-fields.tsx';
import styles from './slips.module.css';

interface ReaderFieldsProps {
  form: SlipsForm;
  seesPeople: boolean;
  buyer: FoundPerson | null;
  onBuyer: (person: FoundPerson | null) => void;
}

/** A choice of two with a visible label. */
const Choice = <Value extends string>(props: ComponentProps<typeof Segmented<Value>>) => (
  <div className={styles.choice}>
    <span className="small" aria-hidden="true">
      {props.label}
    </span>
    <Segmented {...props} />
  </div>
);

/** The addressee: a buyer, or a typed contact with its language. */
export const ReaderFields = ({ form, seesPeople, buyer, onBuyer }: ReaderFieldsProps) => {
  const t = useText();
  const channel = useField(form, 'channel');
  const phone = useField(form, 'phone');
  const email = useField(form, 'email');
  const locale = useField(form, 'locale');
  // Hidden values must not block the form.
  const forgetTyped = () => {
    form.setValue('phone', null);
    form.setValue('email', null);
    form.clearErrors(['phone', 'email']);
  };
  const choose = (person: FoundPerson | null) => {
    forgetTyped();
    form.setValue('person', person?.id ?? null);
    onBuyer(person);
  };
  const reach = (next: typeof channel.value) => {
    forgetTyped();
    channel.onChange(next);
  };
  const absent = buyer && !(channel.value === 'sms' ? buyer.phone : buyer.email);
  return (
    <>
      {seesPeople && <BuyerField value={buyer} onChange={choose} />}
      <Choice
        label={t('slips.channel')}
        choices={slipChannels.map((value) => ({ value, label: t(`slips.channel.${value}`) }))}
        value={channel.value}
        onChange={reach}
      />
      {absent && <p className="small muted">{t(`slips.channel.${channel.value}.absent`)}</p>}
      {!buyer && channel.value === 'sms' && (
        <PhoneField
          label={t('slips.phone')}
          required
          autoComplete="off"
          {...phone}
          value={phone.value ?? ''}
          onChange={(value) => phone.onChange(value || null)}
        />
      )}
      {!buyer && channel.value === 'mail' && (
        <EmailField
          label={t('slips.email')}
          required
          autoComplete="off"
          {...email}
          value={email.value ?? ''}
          onChange={(event) => email.onChange(event.target.value || null)}
        />
      )}
      {!buyer && (
        <Choice
          label={t('slips.locale')}
          choices={[
            { value: 'ru', label: t('slips.locale.ru') },
            { value: 'en', label: t('slips.locale.en') },
          ]}
          value={locale.value}
          onChange={locale.onChange}
        />
      )}
    </>
  );
};
