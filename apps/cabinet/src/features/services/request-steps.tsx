import { addressOf } from '@novosel/client/calls/address.ts';
import { downloadDocument } from '@novosel/contract/documents/endpoints.ts';
import type { ServiceStep, ServiceView } from '@novosel/contract/services/schema.ts';
import { formatDayTime } from '@novosel/contract/time/time.ts';
import { ChatBubble } from '@novosel/ui/chat/chat-bubble.tsx';
import { FileLinks } from '@novosel/ui/files/file-links.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import styles from './services.module.css';

/** Everything that was done and said in a request, in the order of time. */
export const RequestSteps = ({ one: { steps, options, choice, now } }: { one: ServiceView }) => {
  const t = useText();
  return (
    <div className={styles.conversation}>
      {steps.map((step) => (
        <Step key={step.id} step={step} now={now} />
      ))}
      {choice !== null && options[choice] && (
        <p className="small muted">{t('services.chosen', { option: options[choice] })}</p>
      )}
    </div>
  );
};

/** One step: who, when, what was said and given. */
export const Step = ({ step, now }: { step: ServiceStep; now: string }) => {
  const t = useText();
  const locale = useLocale();
  const { from, author, act, text, files, at } = step;
  const when = formatDayTime(at, { now, locale });
  return (
    <ChatBubble
      from={from === 'buyer' ? 'me' : 'other'}
      meta={from === 'staff' && !author ? when : t('services.said', { from, author: author ?? '', when })}
    >
      <p className={styles.act}>{t('services.did', { act })}</p>
      {text}
      <FileLinks
        files={files.map((file) => ({
          ...file,
          href: addressOf(downloadDocument, { params: { document: file.id } }),
        }))}
      />
    </ChatBubble>
  );
};
