import { useText } from '@novosel/ui/text/i18n.tsx';

/** An option with the number of estates that it would give: «Северный мол · 214». */
export const useCountedLabel = () => {
  const t = useText();
  return (label: string, count: number | undefined): string =>
    count === undefined ? label : t('catalogue.filter.counted', { label, count });
};
