import type { Plugin } from 'vite';

/**
 * The router carries the means to watch itself, called when it is made with `instrumentations`; the cabinet's is not.
 * A new version that asks for another name of this module stops the build.
 */
const unwatched = `const none = () => undefined;
export {
  none as consumeInstrumentationClientResultMetaReceiver,
  none as getRouteInstrumentationUpdates,
  none as instrumentClientSideRouter,
  none as instrumentHandler,
  none as instrumentationResultMetaContext,
};
`;

export const routerPlugin = (): Plugin => ({
  name: 'novosel-router',
  load: {
    filter: { id: /react-router\/dist\/production\/lib\/router\/instrumentation\.js$/ },
    handler: () => unwatched,
  },
});
