import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { clubTokens } from '@/app/tokens';
import { club } from '@/content/club';
import { tokensToCss } from '@/lib/design/tokens';
import type { ClubForm, FormField, FormPart } from '@/lib/legal/types';

const fontFace = (family: string, file: string) => {
  const font = readFileSync(`app/fonts/${file}`).toString('base64');
  return `@font-face{font-family:${family};font-weight:400 800;src:url(data:font/woff2;base64,${font})}`;
};

const styles = [
  tokensToCss(clubTokens),
  readFileSync('styles/tokens.css', 'utf8'),
  fontFace('Text', 'text.woff2'),
  fontFace('Rare', 'text-rare.woff2'),
  fontFace('Display', 'display.woff2'),
  readFileSync('scripts/make/documents/form.css', 'utf8'),
].join('\n');

const mark = readFileSync('content/club-mark.svg', 'utf8');

function Field({ field }: { field: FormField }) {
  if (field.kind === 'line') {
    const { label, half, signature } = field;
    return (
      <p className="label line" data-half={half} data-signature={signature}>
        {label}
      </p>
    );
  }
  const { label, one, options } = field;
  return (
    <div className="choice">
      <p className="label">{label}</p>
      <ul data-one={one}>
        {options.map((option) => (
          <li key={option}>{option}</li>
        ))}
      </ul>
    </div>
  );
}

function Part({ part: { title, before = [], fields, after = [] } }: { part: FormPart }) {
  return (
    <section>
      <h2>{title}</h2>
      {before.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <div className="fields">
        {fields.map((field) => (
          <Field key={field.label} field={field} />
        ))}
      </div>
      {after.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </section>
  );
}

function Form({ form: { title, lead, parts } }: { form: ClubForm }) {
  return (
    <>
      <header>
        <p className="label">{club.name}</p>
        <h1>{title}</h1>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the mark of the club */}
        <div aria-hidden="true" dangerouslySetInnerHTML={{ __html: mark }} />
      </header>
      <p>{lead}</p>
      {parts.map((part) => (
        <Part key={part.title} part={part} />
      ))}
    </>
  );
}

/** A page to print, with lines to write on. */
export function formPage(form: ClubForm): string {
  const title = renderToStaticMarkup(<title>{`${form.title} - ${club.name}`}</title>);
  const body = renderToStaticMarkup(<Form form={form} />);
  return `<!doctype html><html lang="ca"><head>${title}<style>${styles}</style></head><body>${body}</body></html>`;
}
