import { Button } from '@novosel/ui/actions/button.tsx';
import { IconButton } from '@novosel/ui/actions/icon-button.tsx';
import { Menu } from '@novosel/ui/actions/menu.tsx';
import { List, ListRow } from '@novosel/ui/blocks/list-row.tsx';
import { TextField } from '@novosel/ui/fields/text-field.tsx';
import { LoadingBar } from '@novosel/ui/status/loading-bar.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { Modal, type ModalSize } from '@novosel/ui/windows/modal.tsx';
import { Popup } from '@novosel/ui/windows/popup.tsx';
import { PreloaderModal } from '@novosel/ui/windows/preloader-modal.tsx';
import Banknote from 'lucide-react/icons/banknote';
import Bell from 'lucide-react/icons/bell';
import Download from 'lucide-react/icons/download';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import Trash2 from 'lucide-react/icons/trash-2';
import UserRound from 'lucide-react/icons/user-round';
import { useState } from 'react';
import styles from './shown.module.css';
import { Section, Shown } from './shown.tsx';

/** How long the waiting state is shown, in ms. */
const shownFor = 4000;

const sizes: ModalSize[] = ['xs', 'sm', 'md', 'xl', 'registration', 'refresh', 'loyalty'];

const Modals = () => {
  const t = useText();
  const [size, setSize] = useState<ModalSize>('xs');
  const [open, setOpen] = useState(false);
  return (
    <Shown note={t('elements.windows.modals')}>
      <div className="row">
        {sizes.map((one) => (
          <Button
            key={one}
            variant="secondary"
            small
            onClick={() => {
              setSize(one);
              setOpen(true);
            }}
          >
            {one}
          </Button>
        ))}
      </div>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        size={size}
        title={t('elements.move')}
        note={t('elements.move.note')}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>{t('elements.move.ask')}</Button>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              {t('elements.move.keep')}
            </Button>
          </>
        }
      >
        <p>{t('elements.move.text')}</p>
      </Modal>
    </Shown>
  );
};

/** A window without a close button: registration, waiting. */
const Sticky = () => {
  const t = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" small onClick={() => setOpen(true)}>
        {t('elements.windows.sticky')}
      </Button>
      <Modal
        open={open}
        size="registration"
        title={t('elements.form.contacts')}
        actions={<Button onClick={() => setOpen(false)}>{t('elements.windows.sticky.done')}</Button>}
      >
        <TextField label={t('elements.surname')} />
      </Modal>
    </>
  );
};

const Waits = () => {
  const t = useText();
  const [waiting, setWaiting] = useState<'plain' | 'told'>();
  const [loading, setLoading] = useState(false);
  const wait = (kind: 'plain' | 'told') => {
    setWaiting(kind);
    setTimeout(() => setWaiting(undefined), shownFor);
  };
  const load = () => {
    setLoading(true);
    setTimeout(() => setLoading(false), shownFor);
  };
  return (
    <Shown note={t('elements.windows.waits')}>
      <div className="row">
        <Button variant="secondary" small onClick={() => wait('plain')}>
          {t('elements.windows.preloader')}
        </Button>
        <Button variant="secondary" small onClick={() => wait('told')}>
          {t('elements.windows.preloader.told')}
        </Button>
        <Button variant="secondary" small onClick={load}>
          {t('elements.windows.bar')}
        </Button>
        <Sticky />
      </div>
      <PreloaderModal open={waiting === 'plain'} />
      <PreloaderModal
        open={waiting === 'told'}
        title={t('elements.windows.preloader.title')}
        note={t('elements.windows.preloader.note')}
      />
      <LoadingBar active={loading} />
    </Shown>
  );
};

const Popups = () => {
  const t = useText();
  return (
    <Shown note={t('elements.windows.popups')}>
      <div className="row">
        <Popup
          trigger={<IconButton icon={Bell} label={t('elements.bell')} count={2} />}
          label={t('elements.bell')}
          size="notifications"
        >
          <div className={styles.popup}>
            <b className="title-s">{t('elements.bell')}</b>
            <List>
              <ListRow title={t('elements.contract')} note={t('elements.day.19')} />
              <ListRow title={t('elements.receipt')} note={t('elements.day.19')} />
            </List>
          </div>
        </Popup>
        <Popup
          trigger={<IconButton icon={UserRound} label={t('elements.windows.user')} />}
          label={t('elements.windows.user')}
          size="user"
        >
          <div className={styles.popup}>
            <b className="title-s">{t('elements.person')}</b>
            <List>
              <ListRow title={t('elements.documents')} href="#documents" />
              <ListRow title={t('elements.payments')} href="#payments" />
            </List>
          </div>
        </Popup>
        <Menu
          trigger={<IconButton icon={EllipsisVertical} label={t('elements.more')} />}
          label={t('elements.more')}
          items={[
            { key: 'get', label: t('elements.download'), icon: Download },
            { key: 'lead', label: t('elements.payments'), icon: Banknote, href: '#payments' },
            { key: 'cancel', label: t('elements.cancel'), icon: Trash2, danger: true },
          ]}
        />
      </div>
    </Shown>
  );
};

export const ElementsWindows = () => {
  return (
    <Section id="windows">
      <Modals />
      <Waits />
      <Popups />
    </Section>
  );
};
