import type { FloorLayout } from '@novosel/contract/catalogue/drawn/floor-layout.ts';
import type { Direction } from '@novosel/contract/catalogue/drawn/plan.ts';
import type { EstateCard } from '@novosel/contract/catalogue/endpoints.ts';
import { sidesOf, sunOf } from '@novosel/contract/catalogue/view.ts';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { SunDrawing } from '@novosel/ui/drawings/site/sun-drawing.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useEstateWords } from '../../../shared/estate/use-estate-words.ts';

const opposite = { north: 'south', south: 'north', east: 'west', west: 'east' } as const;
const around = ['north', 'east', 'south', 'west'] as const;

/** What can be seen on each side of the building, from the layout of the floor. */
const viewsAround = (layout: FloorLayout | null): Partial<Record<Direction, string>> => {
  if (!layout) return {};
  const { orientation, views } = layout;
  return {
    ...(views.top && { [orientation]: views.top }),
    ...(views.bottom && { [opposite[orientation]]: views.bottom }),
  };
};

/** Where the windows face and when the sun comes in; undefined for an estate without windows. */
export const LightCard = ({ card }: { card: EstateCard }) => {
  const t = useText();
  const words = useEstateWords();
  const { viewSides } = card.estate;
  const windows = sidesOf(viewSides);
  if (windows.length === 0) return null;
  // The server validated the answer by floorLayoutSchema before sending it.
  const views = viewsAround(card.floorLayout as unknown as FloorLayout | null);
  const sun = sunOf(viewSides);
  const side = (name: Direction) => ({
    mark: t('catalogue.light.mark', { side: name }),
    windows: windows.includes(name),
    view: views[name] && words.view(views[name]),
  });
  const said = t(sun.length > 0 ? 'catalogue.light.sun' : 'catalogue.light.none', {
    times: sun.map((time) => t('catalogue.light.time', { time })).join(', '),
  });
  return (
    <Card title={t('catalogue.light')}>
      <SunDrawing
        sides={{ north: side('north'), east: side('east'), south: side('south'), west: side('west') }}
        times={{
          east: t('catalogue.light.hour', { time: 'morning' }),
          south: t('catalogue.light.hour', { time: 'day' }),
          west: t('catalogue.light.hour', { time: 'evening' }),
        }}
        label={t('catalogue.light.label', {
          sides: around
            .filter((name) => windows.includes(name))
            .map((name) => words.view(name))
            .join(', '),
        })}
      />
      <p className="small muted">{said}</p>
    </Card>
  );
};
