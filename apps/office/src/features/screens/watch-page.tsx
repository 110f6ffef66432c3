import { isAbsent } from '@novosel/client/calls/errors.ts';
import { BackLink } from '@novosel/ui/actions/back-link.tsx';
import { PageHead } from '@novosel/ui/blocks/page-head.tsx';
import { LoadState } from '@novosel/ui/status/load-state.tsx';
import { Pill } from '@novosel/ui/status/pill.tsx';
import { Skeleton } from '@novosel/ui/status/skeleton.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useParams, useSearchParams } from 'react-router';
import { DeskSheet } from '../../shared/panes/desk-sheet.tsx';
import { dealPath, queuePath } from '../../shared/paths.ts';
import { Picture } from './picture.tsx';
import { ScreenEnded } from './screen-ended.tsx';
import { ScreenWaiting } from './screen-waiting.tsx';
import { useWatch } from './use-watch.ts';

/** The screen that a buyer shows: who, how long still, and the button to end it (S2.7-51). */
export default function WatchPage() {
  const { screen = '' } = useParams();
  return <Watch key={screen} screen={screen} />;
}

const tones = { asked: 'turn', shown: 'good', ended: 'neutral' } as const;

const Watch = ({ screen }: { screen: string }) => {
  const t = useText();
  const [params] = useSearchParams();
  const deal = params.get('deal');
  const watch = useWatch(screen);
  const { view, picture, end, dataUpdatedAt } = watch;
  /** Converts a moment of the server to the device's clock. */
  const here = (moment: string) => dataUpdatedAt + Date.parse(moment) - Date.parse(view?.now ?? moment);
  return (
    <DeskSheet>
      <PageHead
        title={view ? t('watch.title', { name: view.buyer }) : t('watch.page')}
        note={t('watch.note')}
        back={
          <BackLink href={deal ? dealPath(deal) : queuePath}>
            {t(deal ? 'watch.deal' : 'watch.queue')}
          </BackLink>
        }
        end={view && <Pill tone={tones[view.state]}>{t(`watch.state.${view.state}`)}</Pill>}
      />
      {!view && (
        <LoadState
          query={watch}
          isAbsent={isAbsent(watch.error)}
          absent={{ title: t('watch.absent'), note: t('watch.absent.note') }}
          failed={{ title: t('watch.error') }}
        >
          <Skeleton height="320px" />
        </LoadState>
      )}
      {view?.state === 'asked' && <ScreenWaiting until={here(view.validUntil)} onWithdraw={end} />}
      {view?.state === 'shown' && view.endsAt && (
        <Picture stream={picture} until={here(view.endsAt)} onStop={end} />
      )}
      {view?.state === 'ended' && <ScreenEnded view={view} deal={deal} />}
    </DeskSheet>
  );
};
