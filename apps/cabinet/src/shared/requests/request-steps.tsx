import { addressOf } from '@novosel/client/calls/address.ts';
import { downloadDocument } from '@novosel/contract/documents/endpoints.ts';
import type { RequestStep, RequestView } from '@novosel/contract/requests/calls.ts';
import { formatDayTime } from '@novosel/contract/time/time.ts';
import { ChatBubble } from '@novosel/ui/chat/chat-bubble.tsx';
import { FileLinks } from '@novosel/ui/files/file-links.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import type { StateWords } from './request-family.ts';
import styles from './requests.module.css';

interface StepsProps {
  one: RequestView;
  did: StateWords['did'];
}

/** All steps and messages of a request, oldest first. */
export const RequestSteps = ({ one: { steps, options, choice, now }, did }: StepsProps) => {
  const t = useText();
  return (
    <div className={styles.conversation}>
      {steps.map((step) => (
        <Step key={step.id} step={step} now={now} did={did} />
      ))}
      {choice !== null && options[choice] && (
        <p className="small muted">{t('requests.chosen', { option: options[choice] })}</p>
      )}
    </div>
  );
};

interface StepProps extends Pick<StepsProps, 'did'> {
  step: RequestStep;
  now: string;
}

/** One step: who, when, with which text and files. */
export const Step = ({ step, now, did }: StepProps) => {
  const t = useText();
  const locale = useLocale();
  const { from, author, act, text, files, at } = step;
  const when = formatDayTime(at, { now, locale });
  return (
    <ChatBubble
      from={from === 'buyer' ? 'me' : 'other'}
      meta={from === 'staff' && !author ? when : t('requests.said', { from, author: author ?? '', when })}
    >
      <p className={styles.act}>{did(t, act)}</p>
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
