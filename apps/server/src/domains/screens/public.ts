export { attendScreens } from './attend-screens.ts';
export { workScreens } from './work-screens.ts';
