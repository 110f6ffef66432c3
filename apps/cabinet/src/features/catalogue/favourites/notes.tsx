import { errorWords } from '@novosel/client/errors.ts';
import { useCall } from '@novosel/client/use-call.ts';
import {
  type FavouriteItem,
  listFavourites,
  noteAtMost,
  writeNote,
} from '@novosel/contract/catalogue/favourites-endpoints.ts';
import { Button } from '@novosel/ui/button.tsx';
import { useText } from '@novosel/ui/i18n.tsx';
import { Icon } from '@novosel/ui/icon.tsx';
import { LinkButton } from '@novosel/ui/link-button.tsx';
import { TextArea } from '@novosel/ui/text-area.tsx';
import Pencil from 'lucide-react/icons/pencil';
import { useState } from 'react';
import { useEstateWords } from '../../../estate/use-estate-words.ts';
import styles from './favourites.module.css';

/** Notes of each who shares the list; one's own is written here. */
export const Notes = ({ item }: { item: FavouriteItem }) => {
  const t = useText();
  const words = useEstateWords();
  const [writing, setWriting] = useState(false);
  const own = item.notes.find(({ author }) => author.mine);
  const others = item.notes.filter(({ author }) => !author.mine);
  const keepers = item.keptBy.filter(({ mine }) => !mine).map(({ name }) => name);
  return (
    <div className={styles.notes}>
      {keepers.length > 0 && (
        <p className="small muted">{t('catalogue.favorites.keptBy', { names: keepers.join(', ') })}</p>
      )}
      {others.map(({ author, text, at }) => (
        // Two may have the same name.
        <p key={`${author.name} ${at}`} className={styles.note}>
          <b>{author.name}:</b> {text}
        </p>
      ))}
      {own && !writing && <p className={styles.note}>{own.text}</p>}
      {writing ? (
        <NoteForm item={item} text={own?.text ?? ''} onClose={() => setWriting(false)} />
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

interface NoteFormProps {
  item: FavouriteItem;
  text: string;
  onClose: () => void;
}

const NoteForm = ({ item, text, onClose }: NoteFormProps) => {
  const t = useText();
  const [typed, setTyped] = useState(text);
  const save = useCall(writeNote, { invalidates: [listFavourites], onDone: onClose });
  const [error] = save.error ? errorWords(save.error, t('catalogue.note.failed')) : [];
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!save.isPending) save.mutate({ body: { estate: item.estate.id, text: typed.trim() } });
      }}
    >
      <TextArea
        label={t('catalogue.note.label')}
        hint={t('catalogue.note.hint')}
        rows={3}
        maxLength={noteAtMost}
        value={typed}
        error={error}
        autoFocus
        onChange={(event) => setTyped(event.target.value)}
      />
      <div className="row">
        <Button type="submit" small busy={save.isPending}>
          {t('catalogue.note.save')}
        </Button>
        <Button variant="secondary" small onClick={onClose}>
          {t('catalogue.note.cancel')}
        </Button>
      </div>
    </form>
  );
};
