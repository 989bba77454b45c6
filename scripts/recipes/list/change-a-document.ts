import type { Recipe } from '../recipe';

export const changeADocument: Recipe = {
  title: 'Change a document',
  follow: async ({ list, read, insertAfter, run }) => {
    const files = list('content/documents').map((name) => `content/documents/${name}`);
    const file = files.find((path) => /articles: \[/.test(read(path)));
    if (!file) throw new Error('No document has an article.');
    // Before the first article, so that all the others get another number.
    insertAfter(
      file,
      /^.*?articles: \[/s,
      `{
        key: 'nom-i-lema',
        title: 'El nom i el lema',
        blocks: [
          'La colla pot canviar de nom i de lema quan ho acorden dues terceres parts dels socis, tal com diu {article:nom-i-lema}.',
        ],
      },`,
    );
    await run('make:documents');
  },
};
