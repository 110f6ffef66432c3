import type { Plugin } from 'vite';

/**
 * The icons' own package draws for five frameworks, with a context and sizes that the kit decides by CSS: 2
 * KB of every page. Here an icon is its lines in an <svg>; what comes as a property is laid over.
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
