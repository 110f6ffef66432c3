import { ButtonLink } from '@novosel/ui/actions/button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { LoadState } from '@novosel/ui/status/load-state.tsx';
import { Skeleton } from '@novosel/ui/status/skeleton.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import type { RequestHome } from './request-family.ts';
import type { useRequest } from './use-requests.ts';

type AbsentRequestProps = Omit<ReturnType<typeof useRequest>, 'one'> & {
  home: RequestHome;
};

/** Shown in place of a request that is loading, failed to load, or is not the person's. */
export const AbsentRequest = ({ home, absent, ...query }: AbsentRequestProps) => {
  const t = useText();
  return (
    <Card aria-busy={(!absent && !query.error) || undefined}>
      <LoadState
        query={query}
        isAbsent={absent}
        absent={{
          title: t('requests.absent'),
          note: t('requests.absent.note'),
          action: <ButtonLink href={home.href}>{home.label(t)}</ButtonLink>,
        }}
        failed={{ title: t('requests.one.failed') }}
      >
        <Skeleton lines={4} height="48px" />
      </LoadState>
    </Card>
  );
};
