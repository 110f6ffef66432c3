import type { PaperFolder } from '@novosel/contract/documents/papers-endpoints.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { LinkButton } from '@novosel/ui/actions/link-button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { List } from '@novosel/ui/blocks/list-row.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { PaperRow } from './paper-row.tsx';

interface FolderCardProps {
  folder: PaperFolder;
  /** «Квартира № 243» */
  title: string;
  now: string;
}

/** The documents of one deal. */
export const FolderCard = ({ folder, title, now }: FolderCardProps) => {
  const t = useText();
  return (
    <Card
      title={title}
      end={
        <LinkButton href={path('dealView', { estate: folder.estate.id })}>{t('documents.deal')}</LinkButton>
      }
    >
      <p className="small muted">
        {t('documents.folder', { number: folder.number, alive: String(folder.alive) })}
      </p>
      <List label={title}>
        {folder.papers.map((paper) => (
          <PaperRow key={paper.kind} paper={paper} now={now} />
        ))}
      </List>
    </Card>
  );
};
