import type { Plugin } from 'vite';

/**
 * The icon package supports five frameworks, with a context and sizes that the kit sets by CSS: 2 KB for
 * every page. Here an icon is only its lines in an <svg>; props override its attributes.
 */
const drawing = `import { createElement } from 'react';
const frame = {
  xmlns: 'http://www.w3.org/2000/svg', width: 24, height: 24, viewBox: '0 0 24 24', fill: 'none',
  stroke: 'currentColor', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round',
};
export default ({ node }) => (props) =>
  createElement('svg', { ...frame, ...props }, node.map(([tag, lines]) => createElement(tag, lines)));
`;

export const iconPlugin = (): Plugin => ({
  name: 'novosel-icons',
  load: { filter: { id: /lucide-react\/dist\/esm\/createLucideIcon\.mjs$/ }, handler: () => drawing },
});
