/** In one piece of code: they share most of it. */
export { default as BonusPage } from './bonus-page.tsx';
export { default as RecommendPage } from './recommend-page.tsx';
