import type { OwnData } from '@novosel/contract/eds/schema.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { ButtonLink } from '@novosel/ui/actions/button.tsx';
import { LinkButton } from '@novosel/ui/actions/link-button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { Kv } from '@novosel/ui/blocks/kv.tsx';
import { Alert } from '@novosel/ui/status/alert.tsx';
import { Pill } from '@novosel/ui/status/pill.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useEdsWords } from './eds-words.ts';

interface DataCardProps {
  readonly data: OwnData;
  readonly now: string;
}

/** The data of the certificate: confirmed, to be confirmed, or what they lack and where that is filled in. */
export const DataCard = ({ data, now }: DataCardProps) => {
  const t = useText();
  const words = useEdsWords();
  const { confirmedAt, checkedAt } = data;
  return (
    <Card
      title={t('eds.data')}
      end={checkedAt && <Pill tone="good">{t('eds.data.checked', { day: words.day(checkedAt, now) })}</Pill>}
    >
      <div className="stack">
        <p className="muted">{t('eds.data.note')}</p>
        <DataState data={data} />
        {data.state !== 'none' && <DataRows data={data} now={now} />}
        {confirmedAt ? (
          <p className="small muted">{t('eds.data.confirmed', { day: words.day(confirmedAt, now) })}</p>
        ) : (
          data.state !== 'none' && (
            <div className="row">
              <ButtonLink href={path('edsCheck')} variant="secondary">
                {t('eds.data.confirm')}
              </ButtonLink>
            </div>
          )
        )}
      </div>
    </Card>
  );
};

/** Why no certificate can be issued yet, with a link to the page where that is corrected. */
export const DataState = ({ data: { state, refusal } }: Pick<DataCardProps, 'data'>) => {
  const t = useText();
  if (state === 'checked') return null;
  return (
    <Alert tone={state === 'refused' ? 'bad' : 'warn'} title={t('eds.data.state', { state })}>
      <p>{state === 'refused' && refusal ? refusal : t('eds.data.state.note', { state })}</p>
      {state !== 'unchecked' && <LinkButton href={path('profile')}>{t('eds.data.settings')}</LinkButton>}
    </Alert>
  );
};

export const DataRows = ({ data, now }: DataCardProps) => {
  const t = useText();
  const words = useEdsWords();
  const rows = [
    { key: 'name', label: t('eds.data.name'), value: data.fullName },
    { key: 'passport', label: t('eds.data.passport'), value: data.passport },
    {
      key: 'issued',
      label: t('eds.data.issued'),
      value:
        data.issued &&
        t('eds.data.issued.by', { day: words.day(data.issued.on, now), code: data.issued.code }),
    },
    ...(data.confirmedAt ? [{ key: 'snils', label: t('eds.data.snils'), value: maskSnils(data.snils) }] : []),
  ];
  return <Kv rows={rows.filter(({ value }) => value)} />;
};

/** «•••-•••-601 ••» */
const maskSnils = (snils: string | null): string => (snils ? `•••-•••-${snils.slice(8, 11)} ••` : '');
