import { addressOf } from '@novosel/client/calls/address.ts';
import { type DeskService, openServiceFile } from '@novosel/contract/services/desk-endpoints.ts';
import type { ServiceStep } from '@novosel/contract/services/schema.ts';
import { formatDayTime } from '@novosel/contract/time/time.ts';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { InboxSaid, Said } from '../../shared/inbox/inbox-said.tsx';
import styles from './services.module.css';

/** What was done and said, with what was offered and chosen. */
export const RequestSteps = ({ one: { id, steps, buyer, options, choice, now } }: { one: DeskService }) => {
  const t = useText();
  const locale = useLocale();
  const said = ({ from, author, at }: ServiceStep) => {
    const when = formatDayTime(at, { now, locale });
    if (from === 'staff' && !author) return when;
    return t('services.said', { author: author ?? buyer.name, when });
  };
  return (
    <InboxSaid>
      {steps.map((step) => (
        <Said
          key={step.id}
          from={step.from}
          meta={said(step)}
          files={step.files}
          hrefOf={(file) => addressOf(openServiceFile, { params: { request: id, file } })}
        >
          <p className={styles.act}>{t('services.did', { act: step.act })}</p>
          {step.text}
        </Said>
      ))}
      {options.length > 0 && (
        <ol className={styles.options}>
          {options.map((option, place) => (
            <li key={option}>{place === choice ? t('services.chosen', { option }) : option}</li>
          ))}
        </ol>
      )}
    </InboxSaid>
  );
};
