import { Card } from '@novosel/ui/blocks/card.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useState } from 'react';
import { PlaceFields } from '../../../shared/deal/place-fields.tsx';

interface BuildingCardProps {
  building: number | undefined;
  onChoose: (building: number) => void;
}

/** The choice of the building whose promises are shown. */
export const BuildingCard = ({ building, onChoose }: BuildingCardProps) => {
  const t = useText();
  const [complex, setComplex] = useState<number>();
  // Another complex is chosen, but no building of it yet.
  const [between, setBetween] = useState(false);
  return (
    <Card title={t('catalogue.promise.building')}>
      <PlaceFields
        required="building"
        value={{ complex, building: between ? undefined : building }}
        onChange={(place) => {
          setComplex(place.complex);
          setBetween(place.building === undefined);
          if (place.building !== undefined) onChoose(place.building);
        }}
      />
    </Card>
  );
};
