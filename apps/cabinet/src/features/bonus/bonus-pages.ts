/** In one piece of code: they share most of it. */
export { default as BonusPage } from './bonus-page.tsx';
export { default as RecommendPage } from './friends/recommend-page.tsx';
