import { useText } from '@novosel/ui/text/i18n.tsx';

/** The server answers this many items, the latest ones, for a list without pages. */
const listed = 100;

/** A note below a list that may be incomplete: only the latest items are shown. */
export const LatestNote = ({ shown }: { shown: number }) => {
  const t = useText();
  if (shown < listed) return null;
  return <p className="small muted">{t('catalogue.latest', { count: listed })}</p>;
};
