import { call } from '@novosel/client/call.ts';
import { queryFor, queryKeyOf } from '@novosel/client/query-for.ts';
import { downloadDocument } from '@novosel/contract/documents/endpoints.ts';
import { askExport, type DataExport, getExport } from '@novosel/contract/privacy/endpoints.ts';
import { formatDayTime } from '@novosel/contract/time.ts';
import { Alert } from '@novosel/ui/alert.tsx';
import { Button } from '@novosel/ui/button.tsx';
import { Card } from '@novosel/ui/card.tsx';
import { FileLinks } from '@novosel/ui/file-links.tsx';
import { useLocale, useText } from '@novosel/ui/i18n.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { PartOf } from '../part-of.tsx';
import { useFrozenReason } from '../use-frozen-reason.ts';
import { useKeptTitle } from '../use-kept-title.tsx';
import { ProofForm } from './proof-form.tsx';

/** While it is made, the page asks again: the notice comes by itself, too. */
const everyMs = 3000;

/** A copy of all that is kept about the person, for him alone (152-FZ, article 14). */
export const ExportCard = () => {
  const t = useText();
  const locale = useLocale();
  const queries = useQueryClient();
  const [open, setOpen] = useState(false);
  const frozen = useFrozenReason();
  const title = useKeptTitle(t('data.export'), open);
  const ask = async (password: string) => {
    queries.setQueryData(queryKeyOf(getExport), await call(askExport, { body: { password } }));
    setOpen(false);
  };
  const query = {
    ...queryFor(getExport),
    refetchInterval: ({ state }: { state: { data?: { data: { last: DataExport | null } } | undefined } }) =>
      state.data?.data.last?.readyAt === null ? everyMs : (false as const),
  };
  return (
    <Card title={title}>
      <div className="stack">
        <p className="small muted">{t('data.export.note')}</p>
        <PartOf query={query} failed={t('data.export.failed')}>
          {({ data: { last, nextAt, now } }) => {
            const when = (moment: string) => formatDayTime(moment, { now, locale });
            return (
              <>
                {last && <LastExport last={last} when={when} />}
                {open && <ProofForm act={t('data.export.act')} work={ask} onCancel={() => setOpen(false)} />}
                {!open && (
                  <div>
                    <Button
                      variant="secondary"
                      disabledReason={frozen ?? (nextAt && t('data.export.next', { when: when(nextAt) }))}
                      onClick={() => setOpen(true)}
                    >
                      {t('data.export.open')}
                    </Button>
                  </div>
                )}
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
  if (!readyAt) {
    return (
      <div role="status">
        <Alert tone="info">{t('data.export.making', { when: when(askedAt) })}</Alert>
      </div>
    );
  }
  if (!document || !until)
    return <p className="small">{t('data.export.removed', { when: when(readyAt) })}</p>;
  const href = downloadDocument.path.replace('{document}', document);
  return (
    <div>
      <p>{t('data.export.ready', { when: when(readyAt), until: when(until) })}</p>
      <FileLinks files={[{ id: document, title: t('data.export.file'), size: bytes ?? 0, href }]} />
    </div>
  );
};
