import { path } from '@novosel/contract/wire/paths.ts';
import { LinkButton } from '@novosel/ui/actions/link-button.tsx';
import { PageHead } from '@novosel/ui/blocks/page-head.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useSearchParams } from '../../shared/navigation/use-search-params.ts';
import { ElementsButtons } from './chapters/elements-buttons.tsx';
import { ElementsCharts } from './chapters/elements-charts.tsx';
import { ElementsChat } from './chapters/elements-chat.tsx';
import { ElementsChoice, ElementsSelects } from './chapters/elements-choice.tsx';
import { ElementsDeal } from './chapters/elements-deal.tsx';
import { ElementsCodes, ElementsFields, ElementsMasks } from './chapters/elements-fields.tsx';
import { ElementsFiles } from './chapters/elements-files.tsx';
import { ElementsForm } from './chapters/elements-form.tsx';
import { ElementsHome } from './chapters/elements-home.tsx';
import { ElementsLists } from './chapters/elements-lists.tsx';
import { ElementsLoyalty } from './chapters/elements-loyalty.tsx';
import { ElementsMarks, ElementsMessages } from './chapters/elements-messages.tsx';
import { ElementsMoney } from './chapters/elements-money.tsx';
import { ElementsReferences } from './chapters/elements-references.tsx';
import { ElementsStages } from './chapters/elements-stages.tsx';
import { ElementsThread } from './chapters/elements-thread.tsx';
import { ElementsColours, ElementsType } from './chapters/elements-type.tsx';
import { ElementsWindows } from './chapters/elements-windows.tsx';
import styles from './chapters/shown.module.css';

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
 * Every component of the kit in every state, for people who build and check screens; `?chapter=` opens one
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
