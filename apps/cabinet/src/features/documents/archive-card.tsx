import { errorWords } from '@novosel/client/calls/errors.ts';
import { downloadPapers, type Papers } from '@novosel/contract/documents/papers-endpoints.ts';
import { formatDate } from '@novosel/contract/time/time.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { LinkButton } from '@novosel/ui/actions/link-button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { useFileSize } from '@novosel/ui/files/use-file-size.ts';
import { ErrorAlert } from '@novosel/ui/form/error-alert.tsx';
import { Icon } from '@novosel/ui/look/icon.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useMutation } from '@tanstack/react-query';
import FolderDown from 'lucide-react/icons/folder-down';
import { saveFile } from '../../shared/papers/save-file.ts';

/** Downloads all documents as one file, and says who else sees them. */
export const ArchiveCard = ({ papers }: { papers: Papers }) => {
  const t = useText();
  const size = useFileSize();
  const versions = papers.folders.flatMap((folder) => folder.papers.flatMap((paper) => paper.versions));
  const save = useMutation({
    mutationFn: () =>
      saveFile(downloadPapers.path, t('documents.archive.file', { date: formatDate(papers.now) })),
  });
  return (
    <>
      <Card title={t('documents.archive')}>
        <div className="stack">
          <p>
            {t('documents.archive.note', {
              count: versions.length + papers.consents.length,
              size: size(versions.reduce((sum, { bytes }) => sum + bytes, 0)),
            })}
          </p>
          <ErrorAlert errors={save.error ? errorWords(save.error, t('network')) : []} />
          <Button
            variant="secondary"
            wide
            icon={<Icon of={FolderDown} size="s" />}
            busy={save.isPending}
            onClick={() => save.mutate()}
          >
            {t('documents.archive.act')}
          </Button>
          <LinkButton href={path('check')}>{t('documents.check')}</LinkButton>
        </div>
      </Card>
      <Card title={t('documents.seen')}>
        <p>{t('documents.seen.note')}</p>
      </Card>
    </>
  );
};
