import type { EdsView } from '@novosel/contract/eds/schema.ts';
import { pricesSince } from '@novosel/contract/eds/ways.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { LinkButton } from '@novosel/ui/actions/link-button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useEdsWords } from '../eds-words.ts';

/** The deal can be signed on paper, too. */
export const OtherwiseCard = ({ view: { term } }: { readonly view: EdsView }) => {
  const t = useText();
  if (!term) return null;
  return (
    <Card title={t('eds.paper')} minor>
      <p className="small muted gap-b">{t('eds.paper.note')}</p>
      <LinkButton href={path('dealPaperworkAppointment', { estate: term.estate })}>
        {t('eds.paper.act')}
      </LinkButton>
    </Card>
  );
};

/** Since when the prices hold. */
export const AsOf = ({ day, now }: { readonly day: string; readonly now: string }) => {
  const t = useText();
  const words = useEdsWords();
  return <p className="small muted">{t('eds.asof', { day: words.day(pricesSince(day), now) })}</p>;
};
