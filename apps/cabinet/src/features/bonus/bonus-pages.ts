/** One chunk: the pages share most of their code. */
export { default as BonusPage } from './bonus-page.tsx';
export { default as RecommendPage } from './friends/recommend-page.tsx';
