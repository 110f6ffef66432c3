import { addressOf } from '@novosel/client/calls/address.ts';
import type { DeskRequest } from '@novosel/contract/requests/any-endpoints.ts';
import type { RequestInbox } from '@novosel/contract/requests/inbox.ts';
import { formatDayTime } from '@novosel/contract/time/time.ts';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { InboxSaid, Said } from '../../shared/inbox/inbox-said.tsx';
import styles from './requests.module.css';

interface RequestStepsProps {
  inbox: RequestInbox;
  one: DeskRequest;
}

/** Steps and messages, with the offered and chosen options. */
export const RequestSteps = ({
  inbox: { acts, desk },
  one: { id, steps, buyer, options, choice, now },
}: RequestStepsProps) => {
  const t = useText();
  const locale = useLocale();
  const said = ({ from, author, at }: DeskRequest['steps'][number]) => {
    const when = formatDayTime(at, { now, locale });
    if (from === 'staff' && !author) return when;
    return t('requests.said', { author: author ?? buyer.name, when });
  };
  return (
    <InboxSaid>
      {steps.map((step) => (
        <Said
          key={step.id}
          from={step.from}
          meta={said(step)}
          files={step.files}
          hrefOf={(file) => addressOf(desk.file, { params: { request: id, file } })}
        >
          <p className={styles.act}>{acts[step.act]?.did[locale]}</p>
          {step.text}
        </Said>
      ))}
      {options.length > 0 && (
        <ol className={styles.options}>
          {options.map((option, place) => (
            <li key={option}>{place === choice ? t('requests.chosen', { option }) : option}</li>
          ))}
        </ol>
      )}
    </InboxSaid>
  );
};
