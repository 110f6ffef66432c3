import type { SiteHouse } from '@novosel/contract/catalogue/drawn/site-endpoints.ts';

/** How far a house has been built. */
export const houseState = ({ builtFloors, sections }: SiteHouse): 'planned' | 'growing' | 'built' => {
  if (builtFloors === 0) return 'planned';
  return builtFloors >= Math.max(...sections.map(({ floors }) => floors)) ? 'built' : 'growing';
};
