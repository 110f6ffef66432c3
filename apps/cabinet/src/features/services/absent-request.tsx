import { path } from '@novosel/contract/wire/paths.ts';
import { ButtonLink } from '@novosel/ui/actions/button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { LoadState } from '@novosel/ui/status/load-state.tsx';
import { Skeleton } from '@novosel/ui/status/skeleton.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import type { useRequest } from './use-request.ts';

/** In place of a request that is not there: it is loading, failed, or none of the person's. */
export const AbsentRequest = ({ absent, ...query }: ReturnType<typeof useRequest>) => {
  const t = useText();
  return (
    <Card aria-busy={(!absent && !query.error) || undefined}>
      <LoadState
        query={query}
        isAbsent={absent}
        absent={{
          title: t('services.absent'),
          note: t('services.absent.note'),
          action: <ButtonLink href={path('services')}>{t('services.title')}</ButtonLink>,
        }}
        failed={{ title: t('services.one.failed') }}
      >
        <Skeleton lines={4} height="48px" />
      </LoadState>
    </Card>
  );
};
