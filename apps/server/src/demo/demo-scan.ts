import PDFDocument from 'pdfkit';

/** A page in place of the passport scan of an invented person. */
export async function demoScan(): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A6', layout: 'landscape', margin: 32 });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  document.rect(16, 16, 388, 266).stroke('#8a9ba0');
  document.fillColor('#51666b').fontSize(20).text('DEMO PASSPORT SCAN', { align: 'center' });
  document.moveDown().fontSize(11).text('This page belongs to a demo person and holds no personal data.');
  document.end();
  for await (const _ of document) {
    // The listener above takes each chunk; the loop makes the stream flow.
  }
  return Buffer.concat(chunks);
}
