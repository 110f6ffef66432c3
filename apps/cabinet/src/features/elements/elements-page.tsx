import { path } from '@novosel/contract/wire/paths.ts';
import { LinkButton } from '@novosel/ui/actions/link-button.tsx';
import { PageHead } from '@novosel/ui/blocks/page-head.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useSearchParams } from '../../shared/navigation/use-search-params.ts';
import { ElementsButtons } from './elements-buttons.tsx';
import { ElementsCharts } from './elements-charts.tsx';
import { ElementsChat } from './elements-chat.tsx';
import { ElementsChoice, ElementsSelects } from './elements-choice.tsx';
import { ElementsDeal } from './elements-deal.tsx';
import { ElementsCodes, ElementsFields, ElementsMasks } from './elements-fields.tsx';
import { ElementsFiles } from './elements-files.tsx';
import { ElementsForm } from './elements-form.tsx';
import { ElementsHome } from './elements-home.tsx';
import { ElementsLists } from './elements-lists.tsx';
import { ElementsLoyalty } from './elements-loyalty.tsx';
import { ElementsMarks, ElementsMessages } from './elements-messages.tsx';
import { ElementsMoney } from './elements-money.tsx';
import { ElementsReferences } from './elements-references.tsx';
import { ElementsStages } from './elements-stages.tsx';
import { ElementsThread } from './elements-thread.tsx';
import { ElementsColours, ElementsType } from './elements-type.tsx';
import { ElementsWindows } from './elements-windows.tsx';
import styles from './shown.module.css';

/** By the ID of each section, in the order of the page. */
const chapters = {
  colours: ElementsColours,
  type: ElementsType,
  buttons: ElementsButtons,
  fields: ElementsFields,
  masks: ElementsMasks,
  codes: ElementsCodes,
  selects: ElementsSelects,
  choice: ElementsChoice,
  references: ElementsReferences,
  files: ElementsFiles,
  marks: ElementsMarks,
  messages: ElementsMessages,
  deal: ElementsDeal,
  home: ElementsHome,
  stages: ElementsStages,
  thread: ElementsThread,
  money: ElementsMoney,
  charts: ElementsCharts,
  loyalty: ElementsLoyalty,
  lists: ElementsLists,
  talk: ElementsChat,
  form: ElementsForm,
  windows: ElementsWindows,
};

/**
 * Every piece of the kit in every state, for those who build and check screens; `?chapter=` opens one
 * chapter.
 */
export default function ElementsPage() {
  const t = useText();
  const [params] = useSearchParams();
  const asked = params.get('chapter');
  const all = Object.entries(chapters);
  const found = all.filter(([id]) => id === asked);
  return (
    <>
      <PageHead title={t('elements.title')} note={t('elements.note')} />
      {found.length > 0 && <Chapters present={asked} />}
      {(found.length > 0 ? found : all).map(([id, Chapter]) => (
        <Chapter key={id} />
      ))}
    </>
  );
}

const Chapters = ({ present }: { present: string | null }) => {
  const t = useText();
  return (
    <nav className={styles.chapters} aria-label={t('elements.chapters')}>
      <LinkButton href={path('elements')}>{t('elements.all')}</LinkButton>
      {Object.keys(chapters).map((id) => {
        const title = t(`elements.${id}`);
        if (id === present)
          return (
            <span key={id} aria-current="page">
              {title}
            </span>
          );
        return (
          <LinkButton key={id} href={`${path('elements')}?chapter=${id}`}>
            {title}
          </LinkButton>
        );
      })}
    </nav>
  );
};
