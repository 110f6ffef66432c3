import { queryFor } from '@novosel/client/queries/query-for.ts';
import { getComplexSite, type SiteHouse } from '@novosel/contract/catalogue/drawn/site-endpoints.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { SiteDrawing } from '@novosel/ui/drawings/site/site-drawing.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useQuery } from '@tanstack/react-query';
import { Shown } from './shown.tsx';

const states = ['selling', 'sold', 'planned'] as const;

/** The site of a complex; its houses are shown in each state in turn, whatever is for sale in them. */
export const ElementsSite = ({ complex }: { complex: number }) => {
  const t = useText();
  const { data } = useQuery(queryFor(getComplexSite, { params: { complex } }));
  const site = data?.data;
  if (!site?.map) return null;
  const markOf = ({ id, number, sections }: SiteHouse, place: number) => {
    const state = states[place % states.length] ?? 'selling';
    const [title, note] = [t('elements.site.house', { number }), t('elements.site.state', { state })];
    return {
      building: id,
      title,
      note,
      name: `${title}, ${note}`,
      href: path('estateBuilding', { building: id }),
      state,
      floors: new Map(sections.map((one) => [one.number, one.floors])),
    };
  };
  return (
    <Shown note={t('elements.site')} whole>
      <SiteDrawing
        map={site.map}
        houses={site.houses.map(markOf)}
        label={t('elements.site')}
        northMark={t('elements.sun.mark', { side: 'north' })}
        groundNames={{ water: t('elements.site.water'), park: t('elements.site.park') }}
      />
    </Shown>
  );
};
