import { Button } from '@novosel/ui/button.tsx';
import { useText } from '@novosel/ui/i18n.tsx';
import { IconButton } from '@novosel/ui/icon-button.tsx';
import { List, ListRow } from '@novosel/ui/list-row.tsx';
import { LoadingBar } from '@novosel/ui/loading-bar.tsx';
import { Menu } from '@novosel/ui/menu.tsx';
import { Modal, type ModalSize } from '@novosel/ui/modal.tsx';
import { Popup } from '@novosel/ui/popup.tsx';
import { PreloaderModal } from '@novosel/ui/preloader-modal.tsx';
import Bell from 'lucide-react/icons/bell';
import Download from 'lucide-react/icons/download';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { Section, Shown } from './shown.tsx';

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

export const ElementsWindows = () => {
  const t = useText();
  const [waiting, setWaiting] = useState(false);
  const [loading, setLoading] = useState(false);
  const show = (set: (value: boolean) => void) => {
    set(true);
    setTimeout(() => set(false), 2000);
  };
  return (
    <Section title={t('elements.windows')}>
      <Modals />
      <Shown note={t('elements.windows.waits')}>
        <div className="row">
          <Button variant="secondary" onClick={() => show(setWaiting)}>
            {t('elements.windows.preloader')}
          </Button>
          <Button variant="secondary" onClick={() => show(setLoading)}>
            {t('elements.windows.bar')}
          </Button>
        </div>
        <PreloaderModal open={waiting} note={t('elements.windows.preloader.note')} />
        <LoadingBar active={loading} />
      </Shown>
      <Shown note={t('elements.windows.popups')}>
        <div className="row">
          <Popup
            trigger={<IconButton icon={Bell} label={t('elements.bell')} count={2} />}
            label={t('elements.bell')}
            size="notifications"
          >
            <div style={{ padding: 'var(--s-4) var(--s-5)' }}>
              <b className="title-s">{t('elements.bell')}</b>
              <List>
                <ListRow title={t('elements.contract')} note={t('elements.day.19')} />
                <ListRow title={t('elements.receipt')} note={t('elements.day.19')} />
              </List>
            </div>
          </Popup>
          <Menu
            trigger={<IconButton icon={EllipsisVertical} label={t('elements.more')} />}
            label={t('elements.more')}
            items={[
              { key: 'get', label: t('elements.download'), icon: Download },
              { key: 'lead', label: t('elements.payments'), href: '#payments' },
              { key: 'cancel', label: t('elements.cancel'), icon: Trash2, danger: true },
            ]}
          />
        </div>
      </Shown>
    </Section>
  );
};
