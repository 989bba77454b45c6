import { readFileSync } from 'node:fs';
import { pageContents, pdfBody } from '@/__tests__/builders/read-pdf';
import { documents } from '@/content/legal/documents';
import { forms } from '@/content/legal/forms';
import { pdfAddress } from '@/lib/legal/types';

/** Operators that show text or fill or stroke a path. */
const PAINT = /(?:^|\s)(?:Tj|TJ|f\*?|F|S|s|B\*?|b\*?)$/;

/** Lines of a page that paint outside of marked content. */
function unmarked(content: string): string[] {
  let depth = 0;
  return content.split('\n').filter((line) => {
    if (/\s(?:BDC|BMC)$/.test(line)) depth += 1;
    else if (line === 'EMC') depth -= 1;
    return depth === 0 && PAINT.test(line);
  });
}

test('paint outside of marked content would be found', () => {
  expect(unmarked('/P <</MCID 0>> BDC\n[<01>] TJ\nEMC')).toEqual([]);
  expect(unmarked('/Artifact BMC\n0 0 1 1 re\nf\nEMC\n1 0 0 RG\nS')).toEqual(['S']);
});

describe.each([...documents, ...forms])('the PDF of $id, as PDF/UA asks', (document) => {
  const pdf = readFileSync(`public${pdfAddress(document)}`);
  const objects = pdfBody(pdf).filter((_, index) => index % 2 === 0);
  const count = (pattern: RegExp) => objects.join('').match(pattern)?.length ?? 0;
  const pages = count(/\/Type \/Page\b(?!s)/g);

  test('says that it is PDF/UA, shows its title, and goes through each page in the order of its structure', () => {
    expect(pdf.toString('latin1')).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(count(/\/DisplayDocTitle true/g)).toBe(1);
    expect(count(/\/Tabs \/S/g)).toBe(pages);
  });

  test('paints nothing that is neither in its structure nor an ornament', () => {
    const contents = pageContents(pdf);
    expect(contents).toHaveLength(pages);
    expect(contents.flatMap(unmarked)).toEqual([]);
  });

  test('holds every annotation in its structure', () => {
    expect(count(/\/StructParent \d/g)).toBe(count(/\/Type \/Annot\b/g));
    expect(count(/\/Type \/OBJR/g)).toBe(count(/\/Type \/Annot\b/g));
  });
});
