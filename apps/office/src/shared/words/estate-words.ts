import type { Translate } from '@novosel/ui/text/i18n.tsx';

interface NamedEstate {
  readonly kind: string;
  readonly number: string;
}

/** «№ 243», «паркинг 47». */
export const estateName = ({ kind, number }: NamedEstate, t: Translate): string =>
  t(`estate.${kind}`, { number });

/** «№ 243, «Северный мол»». */
export const estatePlace = (estate: NamedEstate, complex: string, t: Translate): string =>
  t('estate.place', { name: estateName(estate, t), complex });
