import { errorWords, isAbsent } from '@novosel/client/calls/errors.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { ButtonLink } from '@novosel/ui/actions/button.tsx';
import { EmptyState } from '@novosel/ui/status/empty-state.tsx';
import { ErrorState } from '@novosel/ui/status/error-state.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { ChatButton } from '../support/chat-button.tsx';

interface DealFailedProps {
  error: Error;
  busy: boolean;
  onRetry: () => void;
}

/** A deal that is not the reader's looks like one that is not there (domain, truth 8). */
export const DealFailed = ({ error, busy, onRetry }: DealFailedProps) => {
  const t = useText();
  if (isAbsent(error)) {
    return (
      <EmptyState
        title={t('deals.absent')}
        action={<ButtonLink href={path('deals', {})}>{t('deals.all')}</ButtonLink>}
      >
        {t('deals.absent.note')}
      </EmptyState>
    );
  }
  return (
    <ErrorState
      note={errorWords(error, t('deals.unavailable')).join(' ')}
      busy={busy}
      onRetry={onRetry}
      action={<ChatButton place="dealFailed" />}
    />
  );
};
