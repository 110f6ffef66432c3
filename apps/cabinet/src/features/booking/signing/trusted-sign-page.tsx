import { addressOf } from '@novosel/client/calls/address.ts';
import { errorWords, isAbsent, RefusalError } from '@novosel/client/calls/errors.ts';
import { queriesOf, queryFor } from '@novosel/client/queries/query-for.ts';
import { useCall } from '@novosel/client/queries/use-call.ts';
import {
  getTrustedDeal,
  nameInAgreement,
  readTrustedAgreement,
  sendTrustedCode,
  signAsDelegate,
  type TrustedDeal,
} from '@novosel/contract/delegates/endpoints.ts';
import { formatDayTime } from '@novosel/contract/time/time.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { PageHead } from '@novosel/ui/blocks/page-head.tsx';
import { ErrorAlert } from '@novosel/ui/form/error-alert.tsx';
import { Alert } from '@novosel/ui/status/alert.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { toast } from '@novosel/ui/toasts/toasts.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useUser } from '../../../shared/account/use-user.ts';
import { useEstateWords } from '../../../shared/estate/use-estate-words.ts';
import { useBackLink } from '../../../shared/navigation/back-link.tsx';
import { PaperCard } from '../../../shared/paper-reader/paper-card.tsx';
import { useShownPaper } from '../../../shared/paper-reader/use-shown-paper.ts';
import { DownloadPaper } from '../../../shared/papers/download-paper.tsx';
import layout from '../booking-layout.module.css';
import { BookingSkeleton } from '../booking-skeleton.tsx';
import { BookingFailed } from '../ended/booking-failed.tsx';
import { Redirect } from '../redirect.tsx';
import { SigningBox } from './signing-box.tsx';
import { useSigningCode } from './use-signing-code.ts';

/** A delegate reads and signs the agreement of his principal by his power of attorney (decision 034). */
export default function TrustedSignPage() {
  const t = useText();
  const { delegation = '', estate = '' } = useParams();
  const deal = path('trustedDeal', { delegation, estate });
  useBackLink({ href: deal, label: t('booking.trusted.back') });
  const asked = { params: { delegation, estate: Number(estate) } };
  const { data, error, isFetching, refetch } = useQuery(queryFor(getTrustedDeal, asked));
  // The page of the deal says that the power was withdrawn, or that the agreement is already signed.
  if (isAbsent(error)) return <Redirect to={deal} />;
  if (!data)
    return error ? <BookingFailed error={error} busy={isFetching} onRetry={refetch} /> : <BookingSkeleton />;
  const { agreement } = data.data;
  if (!agreement) return <Redirect to={deal} />;
  return agreement.named ? (
    <SignStep deal={data.data} paper={agreement.paper} key={agreement.paper.id} />
  ) : (
    <NameStep deal={data.data} />
  );
}

type Agreement = NonNullable<TrustedDeal['agreement']>;

const paramsOf = ({ trust, card }: TrustedDeal) => ({ delegation: trust.id, estate: card.estate.id });

/** Stores the answer of an act as the page's data; refetches when the page is out of date. */
const useTrustedAnswer = (deal: TrustedDeal) => {
  const queries = useQueryClient();
  const asked = { params: paramsOf(deal) };
  return {
    keep: (answer: { readonly data: TrustedDeal }) =>
      queries.setQueryData(queryFor(getTrustedDeal, asked).queryKey, {
        result: true as const,
        data: answer.data,
      }),
    askAgain: () => void queries.invalidateQueries(queriesOf(getTrustedDeal, asked)),
  };
};

const useClosed = (): string | null => {
  const t = useText();
  return useUser()?.frozenAt ? t('booking.trusted.frozen') : null;
};

/** The agreement names its signer, so it is made again for the person who signs. */
const NameStep = ({ deal }: { deal: TrustedDeal }) => {
  const t = useText();
  const words = useEstateWords();
  const { keep } = useTrustedAnswer(deal);
  const closed = useClosed();
  const name = useCall(nameInAgreement, { onDone: keep, afterRefusal: [getTrustedDeal] });
  return (
    <>
      <PageHead title={t('booking.trusted.title')} note={words.title(deal.card.estate)} />
      <Card title={t('booking.trusted.name', { name: deal.trust.principal })}>
        <div className="stack">
          <p>{t('booking.trusted.name.note')}</p>
          <ErrorAlert errors={name.error ? errorWords(name.error, t('booking.unavailable')) : []} />
          <div>
            <Button
              busy={name.isPending}
              disabledReason={closed}
              onClick={() => name.mutate({ params: paramsOf(deal) })}
            >
              {t('booking.trusted.make')}
            </Button>
          </div>
        </div>
      </Card>
    </>
  );
};

/** Refusals after which there is another agreement to sign, or none. */
const endings = new Set(['DOCUMENT_CHANGED', 'DELEGATE_SCOPE', 'HOLD_EXPIRED', 'EDITION_OVER', 'STEP_WRONG']);

const SignStep = ({ deal, paper }: { deal: TrustedDeal; paper: Agreement['paper'] }) => {
  const t = useText();
  const locale = useLocale();
  const params = paramsOf(deal);
  const { keep, askAgain } = useTrustedAnswer(deal);
  const closed = useClosed();
  const href = addressOf(readTrustedAgreement, { params: { ...params, document: paper.id } });
  const { file, shown, unread } = useShownPaper(paper, href);
  const sending = useSigningCode({
    endpoint: sendTrustedCode,
    params,
    onOutdated: askAgain,
    onWrongStep: askAgain,
  });
  const sign = useCall(signAsDelegate, {
    onDone: (answer) => {
      keep(answer);
      void toast({
        tone: 'good',
        title: t('booking.trusted.signed'),
        text: t('booking.trusted.signed.note'),
      });
    },
    afterRefusal: [getTrustedDeal],
  });
  const confirm = (body: { readonly sha256: string; readonly code: string }) => {
    if (sign.isPending) return;
    sign.mutate(
      { params, body },
      {
        onError: (error) => {
          // The page is replaced together with its messages: the toast shows the reason over the next page.
          if (error instanceof RefusalError && endings.has(error.code))
            void toast({ tone: 'bad', text: error.message });
        },
      },
    );
  };
  const { booking, trust, number, now } = deal;
  const again = booking.state === 'resign';
  return (
    <>
      <PageHead
        title={t('booking.sign.title')}
        note={
          again
            ? t('booking.trusted.edition', { number, pages: paper.pages ?? 0 })
            : t('booking.sign.note', {
                number,
                pages: paper.pages ?? 0,
                until: formatDayTime(booking.holdUntil, { now, locale }),
              })
        }
        end={
          <DownloadPaper paper={paper} href={href}>
            {t('booking.sign.download')}
          </DownloadPaper>
        }
      />
      <div className={layout.stages}>
        <Alert title={t('booking.trusted.for', { name: trust.principal })}>
          {t('booking.trusted.for.note')}
        </Alert>
      </div>
      <div className={layout.sign}>
        <PaperCard title={t('booking.sign.reader')} sha256={paper.sha256} file={file} />
        <aside className={`${layout.side} ${layout.order}`}>
          <SigningBox
            sha256={shown}
            unread={unread}
            sending={sending}
            sign={{
              busy: sign.isPending,
              refusal: sign.error instanceof RefusalError ? sign.error : undefined,
              words: sign.error ? errorWords(sign.error, t('booking.unavailable')) : [],
              forget: sign.reset,
            }}
            onSign={confirm}
            closed={closed}
            next={t('booking.trusted.next', { name: trust.principal })}
          />
        </aside>
      </div>
    </>
  );
};
