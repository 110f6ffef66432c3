import type { SignatoryView } from '@novosel/contract/signatures/schema.ts';
import { formatDate, isoDay } from '@novosel/contract/time/time.ts';
import { Alert } from '@novosel/ui/status/alert.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { endingsOf } from './endings.ts';

/** Warns of powers and certificates that end within a month: without them nobody signs for that side. */
export const EndingAlert = ({ items }: { items: readonly SignatoryView[] }) => {
  const t = useText();
  const today = isoDay(Date.now());
  const found = items.flatMap((one) =>
    endingsOf(one, today).map(({ what, on }) => ({
      key: `${one.id} ${what}`,
      words: t('signatories.ending', {
        name: one.name,
        what,
        day: formatDate(on),
      }),
    })),
  );
  if (found.length === 0) return null;
  return (
    <Alert tone="warn" title={t('signatories.endings')}>
      {found.map(({ key, words }) => (
        <p key={key}>{words}</p>
      ))}
      <p>{t('signatories.endings.act')}</p>
    </Alert>
  );
};
