import { roomChoices } from '@novosel/contract/catalogue/choosing/filter.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { Select } from '@novosel/ui/choices/select.tsx';
import { MoneyField } from '@novosel/ui/fields/money-field.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { Modal } from '@novosel/ui/windows/modal.tsx';
import { useState } from 'react';
import { type Place, PlaceFields } from '../../../shared/deal/place-fields.tsx';
import styles from './estate-picker.module.css';
import { FoundEstates } from './found-estates.tsx';

type Rooms = (typeof roomChoices)[number];
const kopecksInRuble = 100;

interface EstatePickerProps {
  chosen: readonly number[];
  /** Why a further estate cannot be chosen; null: it can. */
  full: string | null;
  onToggle: (id: number) => void;
  onClose: () => void;
}

/** Flats for sale by place, rooms and price, to add to a set one by one. */
export const EstatePicker = ({ chosen, full, onToggle, onClose }: EstatePickerProps) => {
  const t = useText();
  const [place, setPlace] = useState<Place>({ complex: undefined, building: undefined });
  const [rooms, setRooms] = useState<Rooms | null>(null);
  const [most, setMost] = useState<number | null>(null);
  return (
    <Modal
      open
      size="md"
      title={t('catalogue.pick.title')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('catalogue.pick.done', { count: chosen.length })}</Button>}
    >
      <div className={styles.root}>
        <PlaceFields value={place} onChange={setPlace} />
        <div className={styles.narrow}>
          <Select
            label={t('catalogue.pick.rooms')}
            placeholder={t('catalogue.pick.any')}
            options={roomChoices.map((value) => ({ value, label: t(`catalogue.pick.rooms.${value}`) }))}
            value={rooms}
            onChange={setRooms}
          />
          <MoneyField label={t('catalogue.pick.most')} value={most} onChange={setMost} />
        </div>
        <FoundEstates
          wanted={{
            kind: 'flat',
            ...(place.complex !== undefined && { complex: place.complex }),
            ...(place.building !== undefined && { building: place.building }),
            ...(rooms !== null && { rooms }),
            ...(most !== null && most > 0 && { priceTo: Math.floor(most / kopecksInRuble) }),
          }}
          chosen={chosen}
          full={full}
          onToggle={onToggle}
        />
      </div>
    </Modal>
  );
};
