import { Alert } from '@novosel/ui/status/alert.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useDealWords } from '../../../shared/deal/use-deal-words.ts';
import type { SigningProps } from './signing-props.ts';
import { endOf } from './standing.ts';

/** How the reader's last request ended without a signature that counts, and what to do. */
export const EndNote = ({ view: { mine, now, state } }: Pick<SigningProps, 'view'>) => {
  const t = useText();
  const words = useDealWords();
  const request = mine?.request;
  const end = request && endOf(request.state);
  if (!end || (state !== 'open' && end !== 'late')) return null;
  return (
    <Alert tone={end === 'broken' ? 'bad' : 'warn'} title={t('signing.end', { end })}>
      {t('signing.end.note', {
        end: state === 'open' ? end : 'closed',
        until: words.dayTime(request.until, now),
      })}
    </Alert>
  );
};
