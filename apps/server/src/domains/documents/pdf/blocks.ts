/** The layout elements of legal texts: templates return them, `setBlocks` draws them. */
export type Block =
  | { kind: 'title'; text: string; place: string; date: string }
  | { kind: 'summary'; rows: readonly Row[] }
  | { kind: 'section'; text: string }
  | { kind: 'clause'; number: string; text: string; items: readonly string[] }
  | { kind: 'facts'; caption: string; rows: readonly Row[] }
  | { kind: 'sums'; caption: string; rows: readonly Row[]; total: Row }
  | { kind: 'parties'; parties: readonly Party[] };

export interface Row {
  label: string;
  value: string;
}

export interface Party {
  role: string;
  name: string;
  lines: readonly string[];
  signature: string;
}

type Part = string | { text: string; items: readonly string[] } | Block;

export interface Section {
  title: string;
  parts: readonly Part[];
}

/** Numbers sections and clauses («3.», «3.2.») in order, so that an omitted section leaves no gap. */
export function numbered(sections: readonly Section[]): Block[] {
  return sections.flatMap((section, index) => {
    const heading: Block = { kind: 'section', text: `${index + 1}. ${section.title}` };
    let clause = 0;
    const body = section.parts.map((part): Block => {
      if (typeof part === 'object' && 'kind' in part) return part;
      clause += 1;
      const { text, items } = typeof part === 'string' ? { text: part, items: [] } : part;
      return { kind: 'clause', number: `${index + 1}.${clause}.`, text, items };
    });
    return [heading, ...body];
  });
}
