export { default } from '../../features/soon/soon-page.tsx';
