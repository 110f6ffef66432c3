import type { Domain } from '../apps/server/src/domain.ts';

/**
 * Prints the server’s domains as a list, from their manifests.
 * @returns its file, from the root, and its text
 */
export async function printDomains(): Promise<[file: string, text: string]> {
  const { domains } = await import('../apps/server/src/domains.ts');
  const text = `# Domains of the server

Printed from \`apps/server/src/domains/*/manifest.ts\` by \`npm run generate\`. Each stands after those it uses, and enters them by their \`public.ts\`; in brackets: the door at which it is called.

${domains.map(lineOf).join('\n')}
`;
  return ['docs/domains.md', text];
}

function lineOf({ name, about, uses, routes }: Domain): string {
  const called = Object.keys(routes).join(', ');
  return `- \`${name}\`${called && ` (${called})`}: ${about}.${uses.length > 0 ? ` Uses ${uses.join(', ')}.` : ''}`;
}
