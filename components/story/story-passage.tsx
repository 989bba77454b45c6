import { BundledScript } from '@/components/ui/inline-script';
import { PagePart } from '@/components/ui/page-part';
import { STORY_TEXTS } from '@/content/interface/story';
import { isShown } from '@/content/shown';
import { story } from '@/content/story';
import { answers, undone } from '@/content/story/facts';
import { storyNote } from '@/content/story/note';
import { formStyles } from '@/lib/story/form-styles';
import { groupsOf } from '@/lib/story/forms';
import { buildGraph, formatGraph, nightHour } from '@/lib/story/graph';
import { HOME, type Paragraph, type Passage } from '@/lib/story/passage';
import { summaryOf } from '@/lib/story/summary';
import { Door } from './after/door';
import { Ending } from './after/ending';
import { Options } from './after/options';
import { ContentNote } from './content-note';
import { NightSky } from './night-sky';
import { earlyFacts, earlyNote, earlyProgress } from './progress/early-scripts';
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
