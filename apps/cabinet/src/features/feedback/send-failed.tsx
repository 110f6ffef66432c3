import { Alert } from '@novosel/ui/status/alert.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useEffect, useRef } from 'react';

/** The server's reason why a letter was not sent (S8-06); scrolled into view. */
export const SendFailed = ({ words }: { words: readonly string[] }) => {
  const t = useText();
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another failure is another event
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, [words]);
  if (words.length === 0) return null;
  return (
    <div ref={place}>
      <Alert tone="bad" urgent title={t('feedback.notSent')}>
        {words.map((one) => (
          <p key={one}>{one}</p>
        ))}
      </Alert>
    </div>
  );
};
