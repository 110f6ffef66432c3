import { errorWords } from '@novosel/client/calls/errors.ts';
import { queryFor, queryKeyOf } from '@novosel/client/queries/query-for.ts';
import { useCall } from '@novosel/client/queries/use-call.ts';
import {
  askExport,
  type DataExport,
  downloadExport,
  getExport,
} from '@novosel/contract/privacy/endpoints.ts';
import { formatDayTime } from '@novosel/contract/time/time.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { useFileSize } from '@novosel/ui/files/use-file-size.ts';
import { ErrorAlert } from '@novosel/ui/form/error-alert.tsx';
import { RefusalAlert } from '@novosel/ui/form/refusal-alert.tsx';
import { Alert } from '@novosel/ui/status/alert.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useAct } from '../../../shared/account/use-act.ts';
import { PartOf } from '../../../shared/page/part-of.tsx';
import { saveFile } from '../../../shared/papers/save-file.ts';
import { useFrozenReason } from '../use-frozen-reason.ts';

/** In ms: polls while the copy is made; a notification comes, too. */
const everyMs = 3000;

/** A copy of all stored data about the person, for him alone (152-FZ, article 14). */
export const ExportCard = () => {
  const t = useText();
  const locale = useLocale();
  const queries = useQueryClient();
  const frozen = useFrozenReason();
  const ask = useCall(askExport, {
    onDone: (answer) => queries.setQueryData(queryKeyOf(getExport), answer),
  });
  const query = {
    ...queryFor(getExport),
    refetchInterval: ({ state }: { state: { data?: { data: { last: DataExport | null } } | undefined } }) =>
      state.data?.data.last?.readyAt === null ? everyMs : (false as const),
  };
  return (
    <Card title={t('data.export')}>
      <div className="stack">
        <p className="small muted">{t('data.export.note')}</p>
        <PartOf query={query} failed={t('data.export.failed')}>
          {({ data: { last, nextAt, now } }) => {
            const when = (moment: string) => formatDayTime(moment, { now, locale });
            return (
              <>
                {last && <LastExport last={last} when={when} />}
                <ErrorAlert errors={ask.error ? errorWords(ask.error, t('network')) : []} />
                <div>
                  <Button
                    variant="secondary"
                    busy={ask.isPending}
                    disabledReason={frozen ?? (nextAt && t('data.export.next', { when: when(nextAt) }))}
                    onClick={() => ask.mutate({})}
                  >
                    {t('data.export.open')}
                  </Button>
                </div>
              </>
            );
          }}
        </PartOf>
      </div>
    </Card>
  );
};

interface LastExportProps {
  last: DataExport;
  when: (moment: string) => string;
}

const LastExport = ({ last: { askedAt, readyAt, document, bytes, until }, when }: LastExportProps) => {
  const t = useText();
  const sizeWords = useFileSize();
  const frozen = useFrozenReason();
  const { busy, refusal, act } = useAct();
  if (!readyAt) {
    return (
      <div role="status">
        <Alert tone="info">{t('data.export.making', { when: when(askedAt) })}</Alert>
      </div>
    );
  }
  if (!document || !until)
    return <p className="small">{t('data.export.removed', { when: when(readyAt) })}</p>;
  return (
    <div className="stack">
      <p>{t('data.export.ready', { when: when(readyAt), until: when(until) })}</p>
      <RefusalAlert words={refusal.words} />
      <div>
        <Button
          busy={busy}
          disabledReason={frozen}
          onClick={() => void act(() => saveFile(downloadExport.path, t('data.export.file')))}
        >
          {t('data.export.save', { size: sizeWords(bytes ?? 0) })}
        </Button>
      </div>
    </div>
  );
};
