import { path } from '@novosel/contract/wire/paths.ts';
import { ButtonLink } from '@novosel/ui/actions/button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { EmptyState } from '@novosel/ui/status/empty-state.tsx';
import { ErrorState } from '@novosel/ui/status/error-state.tsx';
import { Skeleton } from '@novosel/ui/status/skeleton.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import type { useRequest } from './use-request.ts';

/** In place of a request that is not there: it is loading, failed, or none of the person's. */
export const AbsentRequest = ({ absent, failed, isFetching, refetch }: ReturnType<typeof useRequest>) => {
  const t = useText();
  if (absent)
    return (
      <Card>
        <EmptyState
          title={t('services.absent')}
          action={<ButtonLink href={path('services')}>{t('services.title')}</ButtonLink>}
        >
          {t('services.absent.note')}
        </EmptyState>
      </Card>
    );
  return (
    <Card aria-busy={!failed || undefined}>
      {failed ? (
        <ErrorState title={t('services.one.failed')} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={4} height="48px" />
      )}
    </Card>
  );
};
