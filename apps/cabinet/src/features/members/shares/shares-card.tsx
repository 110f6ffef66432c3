import { path } from '@novosel/contract/wire/paths.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { Link } from '@novosel/ui/actions/link.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { Form } from '@novosel/ui/form/form.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import type { OpenProps } from '../open-props.ts';
import { shortName } from '../short-name.ts';
import { sharesKey } from '../tasks.ts';
import { MarriageFields } from './marriage-fields.tsx';
import { ShareFields, useRowName } from './share-fields.tsx';
import styles from './shares.module.css';
import { SharesBar } from './shares-bar.tsx';
import { ownersOf, rowsOf, sharedEqually, sharesTyped, wholeShare } from './shares-typed.ts';
import { SpousesChoice } from './spouses-choice.tsx';
import { useSharesForm } from './use-shares-form.ts';

/** Who owns which share (S3-76, S3-96); of one owner only that there is one. */
export const SharesCard = (props: OpenProps) => {
  const { view } = props;
  const owners = ownersOf(view);
  if (view.ownership === 'sole' || view.ownership === 'child') return <OneOwner {...props} />;
  if (!view.own || !view.mayChange) return <SavedShares {...props} />;
  return owners.length < 2 ? <Waiting {...props} /> : <Editor {...props} />;
};

const ToTerms = ({ deal, view }: OpenProps) => {
  const t = useText();
  if (!view.own || !view.mayChange) return null;
  return (
    <p className={`small ${styles.terms}`}>
      <Link href={path('dealParameters', { estate: deal.card.estate.id })}>{t('members.shares.terms')}</Link>
    </p>
  );
};

const OneOwner = (props: OpenProps) => {
  const t = useText();
  const [owner] = ownersOf(props.view);
  return (
    <Card title={t('members.owner', { code: props.view.ownership })}>
      <p>
        {owner
          ? t('members.owner.one', { name: owner.name, code: props.view.ownership })
          : t('members.owner.none')}
      </p>
      <ToTerms {...props} />
    </Card>
  );
};

const Waiting = (props: OpenProps) => {
  const t = useText();
  return (
    <Card title={t('members.shares')}>
      <p>{t('members.shares.wait', { code: props.view.ownership })}</p>
      <ToTerms {...props} />
    </Card>
  );
};

/** For whoever does not say the shares, and once they are settled. */
const SavedShares = ({ view }: OpenProps) => {
  const t = useText();
  const nameOf = useRowName();
  const rows = rowsOf(sharesTyped(view), view);
  const parts = rows.flatMap((row) => {
    const share = wholeShare(row);
    return share ? [{ key: row.key, name: nameOf(row), share }] : [];
  });
  return (
    <Card title={t('members.shares')}>
      {parts.length === rows.length && parts.length > 0 ? (
        <SharesBar parts={parts} />
      ) : (
        <p>{t('members.shares.unset')}</p>
      )}
    </Card>
  );
};

const Editor = (props: OpenProps) => {
  const t = useText();
  const form = useSharesForm(props);
  const { view, present, deal } = props;
  const { rows, change } = form;
  const isJoint = view.ownership === 'joint';
  const names = ownersOf(view).map(({ name }) => shortName(name));
  const whole = { numerator: 1, denominator: 1 };
  return (
    <Card
      title={t('members.shares')}
      end={
        !isJoint && (
          <Button
            small
            variant="quiet"
            onClick={() => change({ shares: { ...form.values.shares, ...sharedEqually(rows) } })}
          >
            {t('members.shares.equal')}
          </Button>
        )
      }
    >
      <Form
        id={sharesKey}
        form={form.form}
        plain
        busy={form.busy}
        className={styles.form}
        errors={form.words}
        onSubmit={form.submit}
        label={t('members.shares')}
      >
        {isJoint ? (
          <>
            <SharesBar
              parts={[
                {
                  key: 'joint',
                  name: t('members.shares.joint.names', { names: names.join(t('members.and')) }),
                  share: whole,
                },
              ]}
            />
            <p className="small muted">{t('members.shares.joint.note')}</p>
          </>
        ) : (
          <>
            <ShareFields form={form} area={deal.card.estate.areas.all} />
            <SpousesChoice form={form} view={view} />
          </>
        )}
        {rows.some(({ joint }) => joint) && <MarriageFields form={form} />}
        {present?.key !== sharesKey && !form.isSaved && (
          <div>
            <Button type="submit" variant="secondary" busy={form.busy}>
              {t('members.shares.save')}
            </Button>
          </div>
        )}
      </Form>
      <ToTerms {...props} />
    </Card>
  );
};
