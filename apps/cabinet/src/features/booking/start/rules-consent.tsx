import type { BookingPage } from '@novosel/contract/booking/schema.ts';
import { glue } from '@novosel/contract/texts/text.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { LinkButton } from '@novosel/ui/actions/link-button.tsx';
import { Checkbox } from '@novosel/ui/choices/checkbox.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { Modal } from '@novosel/ui/windows/modal.tsx';
import { useState } from 'react';
import styles from './rules-consent.module.css';

interface RulesConsentProps {
  id: string;
  rules: BookingPage['rules'];
  value: boolean;
  onChange: (value: boolean) => void;
}

/** The person ticks the consent himself, it is never preset; the rules open without leaving the page. */
export const RulesConsent = ({ id, rules, value, onChange }: RulesConsentProps) => {
  const t = useText();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div className={styles.consent}>
      <Checkbox id={id} value={value} onChange={onChange}>
        {t('booking.rules.agree')}
      </Checkbox>
      <LinkButton onClick={() => setOpen(true)}>{t('booking.rules.read')}</LinkButton>
      <Modal
        open={open}
        onClose={close}
        size="sm"
        title={t('booking.rules.title')}
        note={t('booking.rules.version', { version: rules.version })}
        actions={
          <Button variant="secondary" onClick={close}>
            {t('booking.rules.close')}
          </Button>
        }
      >
        <div className={styles.text}>
          {rules.text.split(/\n+/).map((paragraph) => (
            <p key={paragraph}>{glue(paragraph)}</p>
          ))}
        </div>
      </Modal>
    </div>
  );
};
