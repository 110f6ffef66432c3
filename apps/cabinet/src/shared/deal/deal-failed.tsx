import { errorWords, isAbsent } from '@novosel/client/calls/errors.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { ButtonLink } from '@novosel/ui/actions/button.tsx';
import { LoadState } from '@novosel/ui/status/load-state.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { ChatButton } from '../support/chat-button.tsx';

interface DealFailedProps {
  error: Error;
  busy: boolean;
  onRetry: () => void;
}

/** Another person's deal looks like an unknown one (domain, truth 8). */
export const DealFailed = ({ error, busy, onRetry }: DealFailedProps) => {
  const t = useText();
  return (
    <LoadState
      query={{ error, isFetching: busy, refetch: onRetry }}
      isAbsent={isAbsent(error)}
      absent={{
        title: t('deals.absent'),
        note: t('deals.absent.note'),
        action: <ButtonLink href={path('deals', {})}>{t('deals.all')}</ButtonLink>,
      }}
      failed={{
        note: errorWords(error, t('deals.unavailable')).join(' '),
        action: <ChatButton place="dealFailed" />,
      }}
    />
  );
};
