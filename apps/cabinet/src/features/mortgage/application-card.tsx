import { mortgageBanks } from 'virtual:brand-offer';
import { errorWords } from '@novosel/client/calls/errors.ts';
import { useCall } from '@novosel/client/queries/use-call.ts';
import { type DealSummary, getDeal, listDeals } from '@novosel/contract/deals/endpoints.ts';
import { type Application, getMortgage, sendApplication } from '@novosel/contract/mortgage/endpoints.ts';
import { works } from '@novosel/contract/mortgage/rules.ts';
import { formatMoney } from '@novosel/contract/texts/money.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { Checkbox } from '@novosel/ui/choices/checkbox.tsx';
import { Select } from '@novosel/ui/choices/select.tsx';
import { Slider } from '@novosel/ui/choices/slider.tsx';
import { FieldGroup } from '@novosel/ui/fields/field-group.tsx';
import { MoneyField } from '@novosel/ui/fields/money-field.tsx';
import { TextField } from '@novosel/ui/fields/text-field.tsx';
import { ErrorAlert } from '@novosel/ui/form/error-alert.tsx';
import { Form } from '@novosel/ui/form/form.tsx';
import { Pill } from '@novosel/ui/status/pill.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { ProgramChoice } from '../../shared/loan/program-choice.tsx';
import styles from './offers.module.css';
import { useApplicationForm } from './use-application-form.ts';

interface ApplicationCardProps {
  deal: DealSummary;
  /** The application that was sent before: its values fill the form. */
  sent: Application | null;
  /** The user who fills it in. */
  user: number;
}

/** One form for several banks. They know the buyer from his profile, so it does not ask for personal data. */
export const ApplicationCard = ({ deal, sent, user }: ApplicationCardProps) => {
  const t = useText();
  const application = useApplicationForm(deal, sent, user);
  const { form, typed, type, errorOf, bind, program, least, longest, years, bodyOf, forget } = application;
  const stale = [getMortgage, listDeals, getDeal];
  const send = useCall(sendApplication, { invalidates: stale, afterRefusal: stale, onDone: forget });
  const submit = (filled: typeof typed) => {
    const body = bodyOf(filled);
    if (body) send.mutate({ body });
  };
  return (
    <Card title={t('mortgage.form')} end={<Pill tone="turn">{t('mortgage.turn')}</Pill>}>
      <p className="gap-b muted">{t('mortgage.form.note')}</p>
      <Form form={form} plain busy={send.isPending} className={styles.form} onSubmit={submit}>
        <ErrorAlert errors={send.error ? errorWords(send.error, t('network')) : []} />
        {program && (
          <ProgramChoice
            label={t('mortgage.try.program')}
            program={program}
            onChange={(code) => type({ program: code })}
          />
        )}
        <MoneyField
          label={t('mortgage.try.own')}
          required
          hint={t('mortgage.form.least', {
            sum: formatMoney(least, { suffix: t('ui.money.suffix') }),
          })}
          {...bind('ownKopecks')}
        />
        <Slider
          label={t('mortgage.try.term')}
          value={years}
          min={1}
          max={longest}
          onChange={(value) => type({ years: value })}
          suffix={t('mortgage.try.years', { years })}
        />
        <Select
          label={t('mortgage.form.work')}
          required
          options={works.map((work) => ({ value: work, label: t('mortgage.work', { work }) }))}
          value={typed.work}
          onChange={(work) => work && type({ work })}
        />
        {typed.work !== 'pension' && (
          <TextField
            label={t('mortgage.form.employer', { work: typed.work })}
            required
            maxLength={200}
            value={typed.employer}
            onChange={(event) => type({ employer: event.target.value })}
            error={errorOf('employer')}
          />
        )}
        <MoneyField
          label={t('mortgage.form.income')}
          required
          hint={t('mortgage.form.income.hint')}
          {...bind('incomeKopecks')}
        />
        <FieldGroup label={t('mortgage.form.banks')} error={errorOf('banks')}>
          <div className={styles.banks}>
            {mortgageBanks.map(({ code, name }) => (
              <Checkbox
                key={code}
                value={typed.banks.includes(code)}
                onChange={(on) =>
                  type({
                    banks: mortgageBanks
                      .map((bank) => bank.code)
                      .filter((bank) => (bank === code ? on : typed.banks.includes(bank))),
                  })
                }
              >
                {name}
              </Checkbox>
            ))}
          </div>
        </FieldGroup>
        <div className="row">
          <Button type="submit" busy={send.isPending}>
            {t('mortgage.form.send', { count: typed.banks.length })}
          </Button>
        </div>
      </Form>
    </Card>
  );
};
