const ENTITIES = new Map<string, string>(
  Object.entries({
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  }),
);

/** Markup that is safe to send as it is. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

type Piece = string | number | null | false | Html | readonly Html[];

/** Markup with every inserted text escaped; `null` and `false` insert nothing. */
export function html(parts: TemplateStringsArray, ...pieces: Piece[]): Html {
  return new Html(parts.reduce((done, part, index) => done + render(pieces[index - 1] ?? null) + part));
}

/** Text with the characters of markup made harmless. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES.get(sign) ?? sign);
}

function render(piece: Piece): string {
  if (piece === null || piece === false) return '';
  if (piece instanceof Html) return piece.markup;
  return Array.isArray(piece) ? piece.map(({ markup }) => markup).join('') : escapeHtml(String(piece));
}
