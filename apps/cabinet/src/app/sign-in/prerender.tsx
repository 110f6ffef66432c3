import { activateLocale, addCatalogue } from '@novosel/ui/text/i18n.tsx';
import { renderToString } from 'react-dom/server';
import { messages as common } from '../../locales/ru.po';
import { messages as own } from '../../shared/account/locales/ru.po';
import { Cabinet } from '../cabinet.tsx';
import { SignInScreen } from './sign-in-screen.tsx';

/** Returns the sign-in page as HTML in the default language. Runs at build. */
export const prerender = async (): Promise<string> => {
  for (const messages of [common, own]) {
    const load = () => ({ messages });
    await addCatalogue({ ru: load, en: load });
  }
  await activateLocale('ru');
  return renderToString(
    <Cabinet>
      <SignInScreen />
    </Cabinet>,
  );
};
