import PDFDocument from 'pdfkit';
import { type FontName, fontNames, openFont } from './fonts.ts';
import { typograph } from './russian.ts';

/** A4 with margins that leave a readable line when the page fills a phone's width. In points. */
const margin = { top: 50, bottom: 68, side: 50 } as const;
const bodySize = 11.5;
export const ink = { text: '#17201f', muted: '#55605d', line: '#ccd4cf', soft: '#f2f4f2' } as const;
export const tabular: PDFKit.Mixins.OpenTypeFeatures[] = ['tnum'];
const lineGap = 3;
const smallest = 11;

export interface PaperInfo {
  title: string;
  author: string;
  subject: string;
  at: Date;
  color: string;
}

export interface TextStyle {
  x?: number;
  y?: number;
  width?: number;
  font?: FontName;
  size?: number;
  color?: string;
  align?: 'left' | 'right';
  features?: PDFKit.Mixins.OpenTypeFeatures[];
}

/** Writes a tagged page: tracks the position, the remaining space, and the structure for screen readers. */
export class Paper {
  readonly doc: PDFKit.PDFDocument;
  readonly color: string;
  readonly left = margin.side;
  readonly width: number;
  readonly #root: PDFKit.PDFStructureElement;
  readonly #bytes: Promise<Uint8Array>;

  constructor(info: PaperInfo) {
    this.color = info.color;
    this.doc = new PDFDocument({
      size: 'A4',
      margins: { top: margin.top, bottom: margin.bottom, left: margin.side, right: margin.side },
      // PDF/A-2a: tagged, fonts inside, readable after decades (ISO 19005-2).
      subset: 'PDF/A-2a',
      pdfVersion: '1.7',
      tagged: true,
      lang: 'ru-RU',
      displayTitle: true,
      bufferPages: true,
      font: sourceOf('regular') as string,
      info: {
        Title: info.title,
        Author: info.author,
        Subject: info.subject,
        Creator: info.author,
        CreationDate: info.at,
        ModDate: info.at,
      },
    });
    this.#bytes = collect(this.doc);
    for (const name of fontNames) this.doc.registerFont(name, sourceOf(name));
    this.width = this.doc.page.width - 2 * margin.side;
    this.#root = this.doc.struct('Document');
    this.doc.addStructure(this.#root);
  }

  get y(): number {
    return this.doc.y;
  }

  /** Opens a structure element; the caller fills it and calls `end`. */
  element(
    tag: string,
    parent: PDFKit.PDFStructureElement = this.#root,
    alt = '',
  ): PDFKit.PDFStructureElement {
    const element = this.doc.struct(tag, alt === '' ? {} : { alt });
    parent.add(element);
    return element;
  }

  /** Writes a tagged text and moves the position below it. */
  text(tag: string, text: string, style: TextStyle = {}, parent = this.#root): void {
    const { x = this.left, y = this.y, width = this.left + this.width - x, align = 'left' } = style;
    const leaf = this.doc.struct(tag, {}, () => {
      this.#pen(style).text(typograph(text), x, y, { width, align, lineGap, ...featuresOf(style) });
    });
    parent.add(leaf);
    leaf.end();
  }

  height(text: string, style: TextStyle = {}): number {
    const width = style.width ?? this.width;
    return this.#pen(style).heightOfString(typograph(text), {
      width,
      lineGap,
      ...featuresOf(style),
    });
  }

  /** Begins a new page unless so many points are left on this one. */
  ensure(points: number): void {
    if (this.y + points > this.doc.page.height - margin.bottom) this.doc.addPage();
  }

  space(points: number): void {
    if (this.y > margin.top) this.doc.y += points;
  }

  moveTo(y: number): void {
    this.doc.y = y;
  }

  /** Lines and fills are marked as artifacts, which screen readers skip. */
  decorate(draw: (doc: PDFKit.PDFDocument) => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' });
    draw(this.doc);
    this.doc.endMarkedContent();
  }

  rule(y: number, color: string = ink.line): void {
    this.decorate((doc) => {
      doc
        .moveTo(this.left, y)
        .lineTo(this.left + this.width, y)
        .lineWidth(0.6)
        .strokeColor(color)
        .stroke();
    });
  }

  /** Writes the footer on every page and returns the file. */
  finish(foot: string): Promise<Uint8Array> {
    this.#root.end();
    const { start, count } = this.doc.bufferedPageRange();
    for (let index = 0; index < count; index += 1) {
      this.doc.switchToPage(start + index);
      this.#foot(foot, `Страница ${index + 1} из ${count}`);
    }
    this.doc.end();
    return this.#bytes;
  }

  #foot(foot: string, page: string): void {
    const { doc } = this;
    const y = doc.page.height - margin.bottom + 24;
    // Below the bottom margin pdfkit would open a new page.
    doc.page.margins.bottom = 0;
    doc.markContent('Artifact', { type: 'Pagination' });
    doc
      .moveTo(this.left, y - 8)
      .lineTo(this.left + this.width, y - 8)
      .lineWidth(0.6)
      .strokeColor(ink.line)
      .stroke();
    this.#pen({ size: smallest, color: ink.muted });
    doc.text(foot, this.left, y, { lineBreak: false });
    doc.text(page, this.left, y, { width: this.width, align: 'right', lineBreak: false });
    doc.endMarkedContent();
  }

  #pen(style: TextStyle): PDFKit.PDFDocument {
    return this.doc
      .font(style.font ?? 'regular')
      .fontSize(style.size ?? bodySize)
      .fillColor(style.color ?? ink.text);
  }
}

/** pdfkit accepts an opened font, although its types only allow files. */
const sourceOf = (name: FontName) => openFont(name) as unknown as PDFKit.Mixins.PDFFontSource;

/** pdfkit caches the layout of a word only if no features are passed, not even an empty list. */
const featuresOf = ({ features }: TextStyle) => (features ? { features } : {});

function collect(doc: PDFKit.PDFDocument): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    doc.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
}
