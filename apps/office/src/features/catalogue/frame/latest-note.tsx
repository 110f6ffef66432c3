import { useText } from '@novosel/ui/text/i18n.tsx';

/** As many as the server answers of a list that has no pages: the latest. */
const listed = 100;

/** Under a list that may go on where nobody sees it: what is shown are the latest. */
export const LatestNote = ({ shown }: { shown: number }) => {
  const t = useText();
  if (shown < listed) return null;
  return <p className="small muted">{t('catalogue.latest', { count: listed })}</p>;
};
