import { Link } from '@novosel/ui/actions/link.tsx';
import { Segmented } from '@novosel/ui/actions/segmented.tsx';
import { Tabs } from '@novosel/ui/actions/tabs.tsx';
import { Checkbox } from '@novosel/ui/choices/checkbox.tsx';
import { MultiSelect } from '@novosel/ui/choices/multi-select.tsx';
import { RadioCards } from '@novosel/ui/choices/radio-card.tsx';
import { Select } from '@novosel/ui/choices/select.tsx';
import { SelectStill } from '@novosel/ui/choices/select-still.tsx';
import { Slider } from '@novosel/ui/choices/slider.tsx';
import { Text, useText } from '@novosel/ui/text/i18n.tsx';
import { useState } from 'react';
import { Section, Shown, Still } from './shown.tsx';

const kinds = ['flat', 'storage', 'commercial', 'parking', 'apartment'] as const;
type Kind = (typeof kinds)[number];
/** More options than a list of 250 px shows at once. */
const floors = Array.from({ length: 14 }, (_, index) => String(index + 1));
const ways = ['goskey', 'courier', 'bank'] as const;
const views = ['plan', 'floor', 'house'] as const;

export const ElementsSelects = () => {
  const t = useText();
  const options = kinds.map((value) => ({ value, label: t(`elements.kind.${value}`) }));
  const [one, setOne] = useState<Kind | null>('flat');
  const [must, setMust] = useState<Kind | null>(null);
  const [floor, setFloor] = useState<string | null>('2');
  const heights = floors.map((value) => ({ value, label: t('elements.select.floor', { floor: value }) }));
  const [none, setNone] = useState<Kind[]>([]);
  const [many, setMany] = useState<Kind[]>(['flat', 'parking', 'storage', 'commercial']);
  return (
    <Section id="selects" columns={3}>
      <Select label={t('elements.select.one')} options={options} value={one} onChange={setOne} />
      <MultiSelect
        label={t('elements.select.many')}
        options={options}
        value={many}
        onChange={setMany}
        placeholder={t('elements.select.any')}
        search
      />
      <Select
        label={t('elements.select.must')}
        options={options}
        value={must}
        onChange={setMust}
        placeholder={t('elements.select.any')}
        error={t('elements.select.wrong')}
        required
        search
      />
      <Select
        label={t('elements.select.tall')}
        options={heights}
        value={floor}
        onChange={setFloor}
        required
        tall
      />
      <MultiSelect label={t('elements.select.empty')} options={options} value={none} onChange={setNone} />
      <MultiSelect
        label={t('elements.select.manyMust')}
        options={options}
        value={none}
        onChange={setNone}
        error={t('elements.select.manyMust.error')}
        required
      />
      <Shown note={t('elements.select.open')}>
        <Still>
          <SelectStill
            options={options.slice(0, 3).map(({ label }) => label)}
            chosen={t('elements.kind.flat')}
            at={t('elements.kind.storage')}
          />
        </Still>
      </Shown>
    </Section>
  );
};

export const ElementsChoice = () => {
  const t = useText();
  const [agree, setAgree] = useState(true);
  const [way, setWay] = useState<(typeof ways)[number]>('goskey');
  const [view, setView] = useState<(typeof views)[number]>('plan');
  const [tab, setTab] = useState('all');
  const [own, setOwn] = useState(3_714_000);
  return (
    <Section id="choice">
      <Shown note={t('elements.choice.cards')}>
        <RadioCards
          label={t('elements.choice.cards')}
          hideLabel
          value={way}
          onChange={setWay}
          choices={ways.map((value) => ({
            value,
            title: t(`elements.way.${value}`),
            end: t(`elements.way.${value}.price`),
            note: t(`elements.way.${value}.note`),
            disabledReason: value === 'bank' ? t('elements.way.bank.reason') : undefined,
          }))}
        />
      </Shown>
      <Shown note={t('elements.choice.agree')}>
        <Checkbox value={agree} onChange={setAgree}>
          <Text id="elements.agree" components={{ link: <Link href="#terms" /> }} />
        </Checkbox>
        <Checkbox>{t('elements.offers')}</Checkbox>
        <Checkbox error={t('elements.agree.wrong')}>{t('elements.agree.plain')}</Checkbox>
      </Shown>
      <Shown note={t('elements.choice.segmented')}>
        <Segmented
          label={t('elements.choice.segmented')}
          value={view}
          onChange={setView}
          choices={views.map((value) => ({ value, label: t(`elements.view.${value}`) }))}
        />
      </Shown>
      <Shown note={t('elements.choice.tabs')}>
        <Tabs
          label={t('elements.choice.tabs')}
          value={tab}
          onChange={setTab}
          tabs={[
            { key: 'all', title: t('elements.tab.all') },
            { key: 'new', title: t('elements.tab.new'), count: 4 },
            { key: 'archive', title: t('elements.tab.archive') },
          ]}
        >
          <p className="muted">{t(`elements.tab.${tab}`)}</p>
        </Tabs>
      </Shown>
      <Shown note={t('elements.choice.slider')} whole>
        <Slider
          label={t('elements.own')}
          value={own}
          min={0}
          max={12_480_000}
          step={1000}
          onChange={setOwn}
          suffix={t('elements.rub')}
          from="0"
          to="12 480 000"
        />
      </Shown>
    </Section>
  );
};
