import type { FavouriteItem } from '@novosel/contract/catalogue/choosing/favourites-endpoints.ts';
import { LinkButton } from '@novosel/ui/actions/link-button.tsx';
import { Icon } from '@novosel/ui/look/icon.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import Pencil from 'lucide-react/icons/pencil';
import { useState } from 'react';
import { useEstateWords } from '../../../shared/estate/use-estate-words.ts';
import styles from './favourites.module.css';
import { noteDraft } from './note-draft.ts';
import { NoteForm } from './note-form.tsx';

interface NotesProps {
  item: FavouriteItem;
  user: number;
  gone: boolean;
}

/** Notes of everybody who shares the list; the person edits his own here. */
export const Notes = ({ item, user, gone }: NotesProps) => {
  const t = useText();
  const words = useEstateWords();
  const [writing, setWriting] = useState(() => noteDraft(item.estate.id, user).read() !== undefined);
  const own = item.notes.find(({ author }) => author.mine);
  const others = item.notes.filter(({ author }) => !author.mine);
  const keepers = item.keptBy.filter(({ mine }) => !mine).map(({ name }) => name);
  return (
    <div className={styles.notes}>
      {keepers.length > 0 && (
        <p className="small muted">{t('catalogue.favorites.keptBy', { names: keepers.join(', ') })}</p>
      )}
      {others.map(({ author, text, at }) => (
        // Two authors may have the same name.
        <p key={`${author.name} ${at}`} className={styles.note}>
          <b>{author.name}:</b> {text}
        </p>
      ))}
      {own && !writing && <p className={styles.note}>{own.text}</p>}
      {writing ? (
        <NoteForm
          estate={item.estate.id}
          user={user}
          gone={gone}
          kept={own?.text ?? ''}
          onClose={() => setWriting(false)}
        />
      ) : (
        <LinkButton
          className={styles.write}
          icon={<Icon of={Pencil} size="s" />}
          aria-label={t('catalogue.note.of', {
            has: own ? 'yes' : 'no',
            name: words.name(item.estate),
          })}
          onClick={() => setWriting(true)}
        >
          {t('catalogue.note.write', { has: own ? 'yes' : 'no' })}
        </LinkButton>
      )}
    </div>
  );
};
