import { useText } from '@novosel/ui/i18n.tsx';
import { PageHead } from '@novosel/ui/page-head.tsx';
import { ElementsButtons } from './elements-buttons.tsx';
import { ElementsCharts } from './elements-charts.tsx';
import { ElementsChat } from './elements-chat.tsx';
import { ElementsChoice } from './elements-choice.tsx';
import { ElementsDeal } from './elements-deal.tsx';
import { ElementsFields } from './elements-fields.tsx';
import { ElementsFiles } from './elements-files.tsx';
import { ElementsForm } from './elements-form.tsx';
import { ElementsHome } from './elements-home.tsx';
import { ElementsLists } from './elements-lists.tsx';
import { ElementsLoyalty } from './elements-loyalty.tsx';
import { ElementsMessages } from './elements-messages.tsx';
import { ElementsMoney } from './elements-money.tsx';
import { ElementsReferences } from './elements-references.tsx';
import { ElementsStages } from './elements-stages.tsx';
import { ElementsThread } from './elements-thread.tsx';
import { ElementsType } from './elements-type.tsx';
import { ElementsWindows } from './elements-windows.tsx';

/** Every piece of the kit in every state, for those who build and check screens. */
export default function ElementsPage() {
  const t = useText();
  return (
    <>
      <PageHead title={t('elements.title')} note={t('elements.note')} />
      <ElementsType />
      <ElementsButtons />
      <ElementsFields />
      <ElementsChoice />
      <ElementsReferences />
      <ElementsFiles />
      <ElementsMessages />
      <ElementsDeal />
      <ElementsHome />
      <ElementsStages />
      <ElementsThread />
      <ElementsMoney />
      <ElementsCharts />
      <ElementsLoyalty />
      <ElementsLists />
      <ElementsChat />
      <ElementsForm />
      <ElementsWindows />
    </>
  );
}
