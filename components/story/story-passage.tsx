import { BundledScript } from '@/components/ui/inline-script';
import { PagePart } from '@/components/ui/page-part';
import { STORY_TEXTS } from '@/content/interface/story';
import { isShown } from '@/content/shown';
import { story } from '@/content/story';
import { answers, undone } from '@/content/story/facts';
import { storyNote } from '@/content/story/note';
import { asset } from '@/lib/site/address';
import { STORY_PATH } from '@/lib/story/address';
import { formStyles } from '@/lib/story/form-styles';
import { factsRead, groupsOf } from '@/lib/story/forms';
import { buildGraph, formatGraph, nightHour, type StoryGraph } from '@/lib/story/graph';
import { HOME, type Paragraph, type Passage, type Setting } from '@/lib/story/passage';
import { NOTE_KEY, PROGRESS_KEY } from '@/lib/story/progress-text';
import { summaryOf } from '@/lib/story/summary';
import { Door } from './after/door';
import { Ending } from './after/ending';
import { Options } from './after/options';
import { ContentNote } from './content-note';
import { NightSky } from './night-sky';
import { StoryProgressProvider } from './progress/story-progress';
import styles from './story-passage.module.css';
import { Paragraphs } from './telling/paragraphs';
import { Telling } from './telling/telling';
import { ReaderTools, StoredNotice } from './tools/reader-tools';

const graph = buildGraph(story);
const graphText = formatGraph(graph);

const { help, ...note } = storyNote;
const shownNote = isShown(help.link) ? storyNote : note;

function After({ passage, summary }: { passage: Passage; summary: readonly Paragraph[] }) {
  const [first] = passage.options;
  const groups = groupsOf({ text: passage.text, options: [] }).length;
  if (passage.final !== undefined)
    return (
      <Ending final={passage.final} title={passage.title} note={passage.note}>
        <Paragraphs text={summary} from={groups} />
      </Ending>
    );
  if (passage.id === HOME && first) return <Door option={first} />;
  return <Options options={passage.options} group={groups} />;
}

/** A passage, complete in the HTML. Client components hydrate over it. */
export function StoryPassage({ passage }: { passage: Passage }) {
  const { id, title, text, final } = passage;
  const summary = final === undefined ? [] : summaryOf(id, Object.values(answers), undone);
  const whole = { ...passage, text: [...text, ...summary] };
  const forms = formStyles(whole);
  return (
    <StoryProgressProvider graph={graphText} passage={id}>
      <BundledScript module="components/story/progress/early-progress.inline" data={earlyProgress} />
      {forms !== '' && (
        <>
          <style href={`formes-${id}`} precedence="page">
            {forms}
          </style>
          <BundledScript
            module="components/story/progress/early-facts.inline"
            data={earlyFacts(whole, graph)}
          />
        </>
      )}
      <article className="stack shrink gap-6">
        <header className={`round-l ${styles.plate}`} data-home={id === HOME}>
          <NightSky hour={nightHour(graph, id)} />
          <h1 className={title ? styles.title : 'visually-hidden'}>{title ?? STORY_TEXTS.untitled}</h1>
        </header>
        <Telling after={<After passage={passage} summary={summary} />}>
          <Paragraphs text={text} />
        </Telling>
      </article>
      <PagePart>
        <StoredNotice />
        <ReaderTools />
      </PagePart>
      <ContentNote note={shownNote} />
      <BundledScript module="components/story/progress/early-note.inline" data={earlyNote} />
    </StoryProgressProvider>
  );
}

// Data of the inline modules of `progress`, which run before first paint.

const earlyProgress = { key: PROGRESS_KEY };

const earlyNote = { key: PROGRESS_KEY, closed: NOTE_KEY, home: asset(STORY_PATH) };

/** Returns the settings of the facts that this passage reads, to keep the page small. */
const settingsFor = (passage: Passage, { settings }: StoryGraph): Readonly<Record<string, Setting>> => {
  const names = factsRead(passage);
  return Object.fromEntries(
    [...settings].flatMap(([key, setting]) => {
      const read = Object.entries(setting).filter(([name]) => names.includes(name));
      return read.length > 0 ? [[key, Object.fromEntries(read)]] : [];
    }),
  );
};

/** With the passages that lead to this one. */
const earlyFacts = (passage: Passage, graph: StoryGraph) => ({
  key: PROGRESS_KEY,
  before: [...graph.links].flatMap(([id, links]) => (links.includes(passage.id) ? [id] : [])).join(' '),
  settings: JSON.stringify(settingsFor(passage, graph)),
});
