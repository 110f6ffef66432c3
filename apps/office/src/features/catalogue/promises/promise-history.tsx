import { isAbsent } from '@novosel/client/calls/errors.ts';
import { formatDate, formatDayTime } from '@novosel/contract/time/time.ts';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { Timeline } from '@novosel/ui/blocks/timeline.tsx';
import { LoadState } from '@novosel/ui/status/load-state.tsx';
import { Skeleton } from '@novosel/ui/status/skeleton.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { quarterWords } from './quarter-words.ts';
import { usePromises } from './use-promises.ts';

/** All promises of the building as buyers see them, with who made each at the desk and why. */
export const PromiseHistory = ({ building }: { building: number }) => {
  const t = useText();
  const locale = useLocale();
  const query = usePromises(building);
  const answer = query.data?.data;
  return (
    <Card title={t('catalogue.promise.history')} aria-busy={query.isPending || undefined}>
      {!answer && (
        <LoadState
          query={query}
          isAbsent={isAbsent(query.error)}
          absent={{ title: t('catalogue.promise.absent'), note: t('catalogue.promise.absent.note') }}
        >
          <Skeleton lines={3} height="44px" />
        </LoadState>
      )}
      {answer && (
        <>
          <p className="small muted">{t('catalogue.promise.place', answer.building)}</p>
          <Timeline
            items={answer.promises.map(({ made, promisedOn, ...quarter }, index) => ({
              key: promisedOn,
              title: quarterWords(quarter, locale),
              when: made
                ? t('catalogue.promise.made', {
                    when: formatDayTime(made.at, { now: Date.now(), locale }),
                    who: made.staff,
                  })
                : index === answer.promises.length - 1
                  ? t('catalogue.promise.start', { day: formatDate(promisedOn) })
                  : formatDate(promisedOn),
              dateTime: made?.at ?? promisedOn,
              note: made?.reason,
              now: index === 0,
            }))}
          />
        </>
      )}
    </Card>
  );
};
