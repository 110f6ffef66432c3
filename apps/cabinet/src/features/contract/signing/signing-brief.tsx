import { Pill, type PillTone } from '@novosel/ui/status/pill.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { DealBrief } from '../../../shared/deal/deal-brief.tsx';
import { actOf, useDealWords } from '../../../shared/deal/use-deal-words.ts';
import type { SigningProps } from './signing-props.ts';
import { awaitedOf, type Standing } from './standing.ts';

/** Whose turn it is for this reader; where there is none, the turn of the deal says it. */
const tones: Partial<Record<Standing, PillTone>> = {
  paper_only: 'turn',
  no_certificate: 'turn',
  unfit: 'turn',
  ready: 'turn',
  again: 'turn',
  asked: 'turn',
  others: 'third',
  watch: 'third',
  counter: 'us',
  over: 'us',
};

/** Whose turn it is with the signatures, until when, what is lost otherwise, and what comes next. */
export const SigningBrief = ({ deal, view, standing }: SigningProps) => {
  const t = useText();
  const words = useDealWords();
  const tone = view.side === 'bank' ? 'third' : tones[standing];
  const names = awaitedOf(view)
    .map(({ name }) => name)
    .join(', ');
  const bank = String(view.signers.some(({ side, signedAt }) => side === 'bank' && !signedAt));
  const title = tone ? t('signing.brief', { standing, names }) : words.title(actOf(deal.turn));
  const next = t('signing.next', {
    standing,
    bank,
    submit: words.dayTime(view.submitBy, view.now),
  });
  return (
    <>
      <p role="status" className="sr">
        {title}
      </p>
      <DealBrief
        deal={deal}
        title={title}
        next={next}
        pill={
          tone && (
            <Pill tone={tone}>{t('signing.pill', { standing, bank: String(view.side === 'bank') })}</Pill>
          )
        }
      />
    </>
  );
};
