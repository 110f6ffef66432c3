import { call } from '@novosel/client/calls/call.ts';
import { RefusalError } from '@novosel/client/calls/errors.ts';
import { queryFor } from '@novosel/client/queries/query-for.ts';
import { answerSiteRequest, getSiteRequest } from '@novosel/contract/sites/endpoints.ts';
import type { AnswerOf } from '@novosel/contract/wire/endpoint.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { RefusalAlert } from '@novosel/ui/form/refusal-alert.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { SiteQuestion } from '../../../shared/account/site-question.tsx';
import { useAct } from '../../../shared/account/use-act.ts';
import { leaveTo } from '../../../shared/navigation/leave-to.ts';
import styles from './sites.module.css';
import { useScopeWords } from './use-scope-words.ts';

/**
 * A client site asks for consent before it signs the person in: who it is, and what it will read (promise
 * 18).
 */
export default function ConsentPage() {
  const t = useText();
  return (
    <SiteQuestion
      query={(request) => queryFor(getSiteRequest, { params: { request } })}
      title={t('sites.ask.waiting')}
      failed={t('sites.ask.failed')}
      gone={{ title: t('sites.gone.title'), text: t('sites.gone.text') }}
      height="520px"
    >
      {({ data }, request, reread) => <Question request={request} asked={data} onChanged={reread} />}
    </SiteQuestion>
  );
}

interface QuestionProps {
  request: string;
  asked: AnswerOf<typeof getSiteRequest>['data'];
  /** Called when the text of the consent has changed meanwhile. */
  onChanged: () => Promise<unknown>;
}

const Question = ({ request, asked, onChanged }: QuestionProps) => {
  const t = useText();
  const act = useAct();
  const words = useScopeWords();
  const { name, domain, scopes, consent } = asked;
  const answer = (allow: boolean) =>
    void act.act(async () => {
      const body = allow ? { allow, sha256: consent.sha256 } : { allow };
      try {
        const { data } = await call(answerSiteRequest, { params: { request }, body });
        await leaveTo(data.to);
      } catch (error) {
        if (error instanceof RefusalError && error.code === 'CONSENT_CHANGED') await onChanged();
        throw error;
      }
    });
  return (
    <>
      <h1 className="title-l">{t('sites.ask.title', { name })}</h1>
      <p>{t('sites.ask.what', { domain })}</p>
      <ul className={styles.scopes}>
        {words(scopes).map((word) => (
          <li key={word}>{word}</li>
        ))}
      </ul>
      <section className={`small ${styles.text}`} aria-label={t('sites.ask.text')}>
        {/* These exact bytes are hashed: the text is only split into paragraphs. */}
        {consent.text
          .trim()
          .split('\n\n')
          .map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
      </section>
      <p className="muted">{t('sites.ask.note')}</p>
      <RefusalAlert words={act.refusal.words} />
      <div className={styles.acts}>
        <Button wide busy={act.busy} onClick={() => answer(true)}>
          {t('sites.ask.allow')}
        </Button>
        <Button wide variant="secondary" onClick={() => answer(false)}>
          {t('sites.ask.refuse')}
        </Button>
      </div>
    </>
  );
};
