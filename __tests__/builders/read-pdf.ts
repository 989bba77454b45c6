import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { inflateSync } from 'node:zlib';

export type PdfFacts = {
  readonly title?: string;
  readonly language?: string;
  readonly marked: boolean;
  readonly outline: readonly string[];
  readonly links: number;
  /** Fields to fill in. */
  readonly widgets: number;
  /** Those that the structure holds, in reading order. */
  readonly fields: readonly { readonly name: string; readonly label: string }[];
  readonly pages: number;
  readonly pieces: readonly { readonly role: string; readonly text: string }[];
};

/** Properties of PDFs by address, from a parser that has no part in writing them. */
export async function readPdfs(files: readonly string[]): Promise<ReadonlyMap<string, PdfFacts>> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['__tests__/builders/print-pdf-facts.mjs', ...files],
    { maxBuffer: 64 * 1024 * 1024 },
  );
  const facts: readonly PdfFacts[] = JSON.parse(stdout);
  return new Map(facts.map((fact, index) => [files[index] ?? '', fact]));
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

/** The drawing of each page. */
export function pageContents(pdf: Buffer): readonly string[] {
  return pdfBody(pdf).filter((part, index) => index % 2 === 1 && /\s(?:BDC|BMC)$/m.test(part));
}
