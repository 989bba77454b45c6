import type { Inline } from '@/lib/documents/inline';
import type { NumberedBlock } from '@/lib/documents/numbering';
import styles from './document-text.module.css';

function InlineText({ pieces }: { pieces: readonly Inline[] }) {
  return pieces.map((piece, index) =>
    typeof piece === 'string' ? (
      piece
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence never move
      <a key={index} href={`#${piece.anchor}`}>
        {piece.text}
      </a>
    ),
  );
}

/** Paragraphs and lettered lists of one article. The letters are text: articles are quoted by them. */
export function DocumentBlocks({ blocks }: { blocks: readonly NumberedBlock[] }) {
  return blocks.map((block, index) =>
    block.kind === 'paragraph' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of an article never move
      <p key={index}>
        <InlineText pieces={block.text} />
      </p>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of an article never move
      <ul key={index} className={styles.list}>
        {block.items.map(({ label, text }) => (
          <li key={label}>
            <span className={styles.letter}>{label}</span>
            <span>
              <InlineText pieces={text} />
            </span>
          </li>
        ))}
      </ul>
    ),
  );
}
