import { execFileSync } from 'node:child_process';
import { inflateSync } from 'node:zlib';

type PdfFacts = {
  readonly title?: string;
  readonly language?: string;
  readonly marked: boolean;
  readonly outline: readonly string[];
  readonly links: number;
  readonly pages: number;
  readonly pieces: readonly { readonly role: string; readonly text: string }[];
};

/** What a PDF says of itself, told by a reader that has no part in writing it. */
export function readPdf(file: string): PdfFacts {
  const output = execFileSync(process.execPath, ['scripts/documents/read-pdf.mjs', file], {
    encoding: 'utf8',
    // The reader asks for a drawing library that reading text does without, and says so.
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return JSON.parse(output);
}

/**
 * The streams of a PDF, inflated, and what stands between them without lengths and offsets: two files with equal
 * bodies differ at most in how well the machine that wrote them compresses.
 */
export function pdfBody(pdf: Buffer): readonly string[] {
  const parts = pdf.toString('latin1').split(/stream\n([\s\S]*?)\nendstream/);
  return parts.map((part, index) => {
    if (index % 2 === 0) return part.replace(/\/Length \d+|xref[\s\S]*/g, '');
    const packed = parts[index - 1]?.slice(-200).includes('/FlateDecode');
    return packed ? inflateSync(Buffer.from(part, 'latin1')).toString('latin1') : part;
  });
}
