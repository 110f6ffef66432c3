import { errorWords } from '@novosel/client/calls/errors.ts';
import { useCall } from '@novosel/client/queries/use-call.ts';
import { dropFeedbackDraft } from '@novosel/contract/feedback/endpoints.ts';
import { listFeedbackDrafts } from '@novosel/contract/feedback/list-endpoints.ts';
import { subjectWords } from '@novosel/contract/feedback/rules.ts';
import type { FeedbackDraft } from '@novosel/contract/feedback/schema.ts';
import { formatDayTime } from '@novosel/contract/time/time.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { IconButton } from '@novosel/ui/actions/icon-button.tsx';
import { Link } from '@novosel/ui/actions/link.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { toast } from '@novosel/ui/toasts/toasts.tsx';
import Trash2 from 'lucide-react/icons/trash-2';
import styles from '../feedback.module.css';
import { useDrafts } from '../use-feedback.ts';

/** Unsent drafts; hidden while there are none. */
export const DraftsCard = () => {
  const t = useText();
  const { drafts = [] } = useDrafts();
  if (drafts.length === 0) return null;
  return (
    <Card title={t('feedback.drafts')}>
      <ul className={styles.drafts}>
        {drafts.map((draft) => (
          <DraftRow key={draft.id} draft={draft} />
        ))}
      </ul>
    </Card>
  );
};

const DraftRow = ({ draft: { id, subject, message, updatedAt } }: { draft: FeedbackDraft }) => {
  const t = useText();
  const locale = useLocale();
  const drop = useCall(dropFeedbackDraft, { invalidates: [listFeedbackDrafts] });
  const title = subject ? subjectWords[subject][locale] : t('feedback.draft.noSubject');
  const forget = () =>
    drop.mutate(
      { params: { draft: id }, body: {} },
      { onError: (error) => void toast({ tone: 'bad', text: errorWords(error, t('network'))[0] }) },
    );
  return (
    <li className={styles.draft}>
      <div>
        <Link href={path('feedbackCreate', { id })}>{title}</Link>
        <p className="small muted">
          <span className={styles.words}>{message}</span>
          {formatDayTime(updatedAt, { now: Date.now(), locale })}
        </p>
      </div>
      <IconButton icon={Trash2} label={t('feedback.draft.drop', { title })} onClick={forget} />
    </li>
  );
};
