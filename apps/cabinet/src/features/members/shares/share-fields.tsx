import { fractionMask } from '@novosel/contract/fields/masks.ts';
import { groupsFindingPhrase, sharesProblemPhrase } from '@novosel/contract/members/shares/share-phrases.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { FieldError } from '@novosel/ui/fields/field.tsx';
import { FractionField } from '@novosel/ui/fields/fraction-field.tsx';
import { Icon } from '@novosel/ui/look/icon.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import Check from 'lucide-react/icons/check';
import { useId } from 'react';
import { useEstateWords } from '../../../shared/estate/use-estate-words.ts';
import { shortName } from '../short-name.ts';
import { mendsOf, typedProblem } from './mends.ts';
import styles from './shares.module.css';
import { holderMark, SharesBar } from './shares-bar.tsx';
import { type ShareRow, wholeShare } from './shares-typed.ts';
import type { SharesForm } from './use-shares-form.ts';

interface ShareFieldsProps {
  form: SharesForm;
  /** Of the whole, in hundredths of a square metre. */
  area: number;
}

/** «Анна и Илья», «Соня». */
export const useRowName = () => {
  const t = useText();
  return ({ holders, joint }: Pick<ShareRow, 'holders' | 'joint'>): string => {
    const names = holders.map(({ name }) => shortName(name));
    return joint
      ? t('members.shares.joint.names', { names: names.join(t('members.and')) })
      : (names[0] ?? '');
  };
};

/** The share of each owner as two numbers, and whether they make up 1. */
export const ShareFields = ({ form, area }: ShareFieldsProps) => {
  const locale = useLocale();
  const words = useEstateWords();
  const nameOf = useRowName();
  const { rows, findings, values, change } = form;
  const problem = typedProblem(rows);
  const parts = rows.flatMap((row) => {
    const share = wholeShare(row);
    return share ? [{ key: row.key, name: nameOf(row), share }] : [];
  });
  const errorOf = (row: ShareRow, index: number) => {
    const typed = row.share.numerator !== undefined && row.share.denominator !== undefined;
    const found = findings.find((one) => 'group' in one && one.group === index);
    if (!found || found.refusal === 'joint-without-certificate') return undefined;
    return typed || found.refusal !== 'share-wrong' ? groupsFindingPhrase(found, locale) : undefined;
  };
  return (
    <>
      <SharesBar
        parts={parts}
        rest={
          problem?.kind === 'lacks'
            ? problem.share
            : parts.length === 0
              ? { numerator: 1, denominator: 1 }
              : undefined
        }
      />
      <div className={styles.rows}>
        {rows.map((row, index) => {
          const share = wholeShare(row);
          return (
            <FractionField
              key={row.key}
              label={
                <span className={styles.label}>
                  <i className={holderMark(index)} />
                  {nameOf(row)}
                </span>
              }
              hint={share && words.area((area * share.numerator) / share.denominator)}
              error={errorOf(row, index)}
              value={row.share}
              onChange={(typed) => change({ shares: { ...values.shares, [row.key]: typed } })}
            />
          );
        })}
      </div>
      <SumLine form={form} />
    </>
  );
};

const SumLine = ({ form }: Pick<ShareFieldsProps, 'form'>) => {
  const t = useText();
  const locale = useLocale();
  const nameOf = useRowName();
  const id = useId();
  const { rows, values, change, errorOf } = form;
  const problem = typedProblem(rows);
  const shares = rows.map(wholeShare);
  const whole = shares.every((share) => share !== undefined);
  const mends = mendsOf(rows);
  const error = errorOf('shares');
  const lacking = problem && (whole || mends.length > 0);
  return (
    <div data-wrong={error ? '' : undefined}>
      <div role="status">
        {whole && !problem ? (
          <p className={styles.fits}>
            <Icon of={Check} />
            <span>
              <b className="num">{shares.map((share) => fractionMask.show(share)).join(' + ')} = 1</b>
              {t('members.shares.fits')}
            </span>
          </p>
        ) : (
          <FieldError
            id={id}
            error={lacking ? sharesProblemPhrase(problem, locale) : error && t('members.shares.empty')}
          />
        )}
      </div>
      {mends.length > 0 && (
        <div className={styles.mends}>
          {mends.map(({ way, row, share }) => (
            <Button
              key={row.key}
              small
              variant="secondary"
              onClick={() => change({ shares: { ...values.shares, [row.key]: share } })}
            >
              {t('members.shares.mend', { way, name: nameOf(row) })}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
};
