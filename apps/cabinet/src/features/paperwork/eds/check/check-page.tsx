import { draftOf } from '@novosel/client/drafts/drafts.ts';
import { useDraft } from '@novosel/client/drafts/use-draft.ts';
import { confirmData } from '@novosel/contract/eds/order-endpoints.ts';
import { dataForm, type EdsView } from '@novosel/contract/eds/schema.ts';
import { personInnMask, snilsMask } from '@novosel/contract/fields/masks.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { LinkButton } from '@novosel/ui/actions/link-button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { Checkbox } from '@novosel/ui/choices/checkbox.tsx';
import { MaskedField } from '@novosel/ui/fields/masked-field.tsx';
import { RefusalAlert } from '@novosel/ui/form/refusal-alert.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { toast } from '@novosel/ui/toasts/toasts.tsx';
import { type FormEvent, useState } from 'react';
import { go } from '../../../../shared/navigation/go.ts';
import { DataRows, DataState } from '../data-card.tsx';
import styles from '../eds.module.css';
import { EdsBrief } from '../eds-brief.tsx';
import { EdsFrame } from '../eds-frame.tsx';
import { useEdsAct } from '../use-eds.ts';

/** The passport and the SNILS letter by letter (S2.1-19). */
export const CheckPage = () => {
  const t = useText();
  return (
    <EdsFrame title={t('eds.check')} note={t('eds.data.note')}>
      {(view, user) => (
        <>
          <EdsBrief view={view} step="passport" title={t('eds.check.title')} />
          <Card title={t('eds.data')}>
            <div className="stack">
              <DataState data={view.data} />
              {view.data.seen && <DataRows data={{ ...view.data, confirmedAt: null }} now={view.now} />}
              {view.data.seen && (
                <Confirm key={view.data.seen} data={view.data} seen={view.data.seen} user={user} />
              )}
            </div>
          </Card>
        </>
      )}
    </EdsFrame>
  );
};

interface Numbers {
  readonly snils: string;
  readonly inn: string;
}

interface ConfirmProps {
  readonly data: EdsView['data'];
  readonly seen: string;
  /** ID of the reader. */
  readonly user: number;
}

const Confirm = ({ data, seen, user }: ConfirmProps) => {
  const t = useText();
  const [{ snils, inn }, change, { forget }] = useDraft(draftOf<Numbers>('eds:data', user), {
    snils: data.snils ?? '',
    inn: data.inn ?? '',
  });
  const [right, setRight] = useState(false);
  const [tried, setTried] = useState(false);
  const act = useEdsAct(confirmData, () => {
    forget();
    void toast({ tone: 'good', title: t('eds.check.done') });
    return go(path('edsCreate'));
  });
  const parsed = dataForm.safeParse({ seen, snils, inn: inn === '' ? null : inn });
  const wrong = (field: string) =>
    tried && !parsed.success && parsed.error.issues.some(({ path: [name] }) => name === field)
      ? t('eds.check.wrong', { field })
      : undefined;
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (parsed.success && right) act.send({ body: parsed.data });
  };
  return (
    <form className={styles.fields} noValidate onSubmit={send}>
      <RefusalAlert words={act.words} />
      <MaskedField
        label={t('eds.data.snils')}
        required
        autoComplete="off"
        inputMode="numeric"
        placeholder="000-000-000 00"
        mask={snilsMask}
        value={snils}
        onChange={(typed) => change({ snils: typed })}
        error={wrong('snils')}
      />
      <MaskedField
        label={t('eds.check.inn')}
        hint={t('eds.check.inn.hint')}
        autoComplete="off"
        inputMode="numeric"
        mask={personInnMask}
        value={inn}
        onChange={(typed) => change({ inn: typed })}
        error={wrong('inn')}
      />
      <Checkbox value={right} onChange={setRight} error={tried && !right ? t('eds.check.tick') : undefined}>
        {t('eds.check.right')}
      </Checkbox>
      <div className="row">
        <Button type="submit" busy={act.busy}>
          {t('eds.check.act')}
        </Button>
        <LinkButton href={path('profile')}>{t('eds.check.mistake')}</LinkButton>
      </div>
    </form>
  );
};
