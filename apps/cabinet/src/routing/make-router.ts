import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createRouter as createRouter,
  UNSAFE_defaultMapRouteProperties as mapRouteProperties,
  type RouteObject,
} from 'react-router';

/**
 * What `createBrowserRouter` does for a page that was not rendered on a server. It stands in one module with Link, Form
 * and the framework mode behind them, of which a bundler can leave nothing out: 6 KB of every page that nobody uses here.
 */
export const makeRouter = (routes: RouteObject[]) =>
  createRouter({ history: createBrowserHistory(), routes, mapRouteProperties }).initialize();
