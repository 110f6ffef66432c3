/**
 * Markup and calls that neither a picture's metadata nor a paper needs, but that a browser or a server might
 * execute. Each is long enough not to occur by chance in camera data.
 */
const active = new RegExp(
  [
    '<(script|html|head|body|svg|iframe|object|embed|img|link|meta|form)[\\s>/]',
    '<!(doctype|entity)',
    '<\\?(php|=\\s*(\\$_|`|system|exec|eval|passthru))',
    '<%(@\\s*page|\\s*(eval|execute|=\\s*request))',
    '(java|vb)script:',
    '\\bon(error|load|click|mouseover|focus)\\s*=',
    '\\b(eval|alert|atob)\\(',
    'document\\.(cookie|write)',
  ].join('|'),
  'i',
);

export function hasActiveWords(bytes: Buffer): boolean {
  const text = bytes.toString('latin1');
  // UTF-16 text is read, too.
  return active.test(text) || active.test(text.replaceAll('\0', ''));
}

/** First bytes of executable and archive formats. */
const beginnings = [
  'PK\x03\x04',
  'Rar!',
  '7z\xbc\xaf',
  'MZ',
  '\x7fELF',
  '\xca\xfe\xba\xbe',
  '#!',
  '%PDF-',
  '\x1f\x8b',
];

/** Whether another file, also another PDF, or active text is before or after a PDF. */
export function standsBesideAnother(pdf: Buffer): boolean {
  const head = pdf.indexOf('%PDF-');
  if (pdf.includes('%PDF-', head + 1)) return true;
  const end = Math.max(pdf.lastIndexOf('%%EOF') + 5, pdf.lastIndexOf('endobj') + 6);
  return isAnotherFile(pdf.subarray(0, head)) || isAnotherFile(pdf.subarray(Math.max(head, end)));
}

function isAnotherFile(tail: Buffer): boolean {
  const start = tail.toString('latin1', 0, 64).replace(/^[\s\0]+/, '');
  return beginnings.some((sign) => start.startsWith(sign)) || tail.includes('%PDF-') || hasActiveWords(tail);
}

const endRecord = Buffer.from('PK\x05\x06', 'latin1');
const directoryEntry = Buffer.from('PK\x01\x02', 'latin1');
const endRecordBytes = 22;
const longestComment = 65_535;

/**
 * Whether archive programs would open the file: they search for a directory at its end (APPNOTE.TXT 4.3.16).
 */
export function isArchive(bytes: Buffer): boolean {
  const from = Math.max(0, bytes.length - endRecordBytes - longestComment);
  for (let at = bytes.indexOf(endRecord, from); at >= 0; at = bytes.indexOf(endRecord, at + 1)) {
    if (at + endRecordBytes <= bytes.length && bytes.lastIndexOf(directoryEntry, at) >= 0) return true;
  }
  return false;
}
