import type { Nearest } from '../answer/answer.ts';
import { parseQuestion } from '../answer/question.ts';
import type { Wanted } from './intent.ts';
import { readingsOfPair } from './pair.ts';
import { comparison } from './replies/comparison.ts';
import { definition, explanation } from './replies/definition.ts';
import { example } from './replies/example.ts';
import { plainAnswer } from './replies/plain-answer.ts';
import { withAnnounced } from './replies/points.ts';
import { inPieces, simpler } from './replies/simpler.ts';
import { summary } from './replies/summary.ts';
import { type Reading, type Reply, TEXT_WORDS } from './reply.ts';
import { scopeOf } from './scope.ts';
import { quoted, said } from './span.ts';
import { definitionOf, hasPhrase, hasWords, lacksWord, sectionOf, type Topic, topicIn } from './topic.ts';

export interface Texts {
  lesson: Reading;
  course?: Reading | undefined;
}

/** The text that something was told from. */
export const readingAt = (where: Reading['where'] | undefined, { lesson, course }: Texts): Reading =>
  where === 'course' ? (course ?? lesson) : lesson;

export interface Missed {
  score: number;
  nearest?: Nearest;
}

export type Found = { reply: Reply } | { missed: Missed };
/** How what is wanted is looked up in the texts. */
export type LookUp = (wanted: Wanted, texts: Texts) => Found;

const NOTHING: Found = { missed: { score: 0 } };
const readingsOf = ({ lesson, course }: Texts) => (course ? [lesson, course] : [lesson]);

/** Looks up what is wanted, in its own form: in the lesson, then in the course around it. */
export function lookUp(wanted: Wanted, texts: Texts): Found {
  const found = lookUpForm(wanted, texts);
  return 'reply' in found ? { reply: withAnnounced(found.reply) } : found;
}

function lookUpForm({ intent, topic, pair, text }: Wanted, texts: Texts): Found {
  switch (intent) {
    case 'summary': {
      const found = scopeOf(topic, texts.lesson, texts.course);
      const reply = found && summary(found.scope, found.reading, () => false);
      return reply ? { reply } : aboutTopic(explanation, topic, text, texts);
    }
    case 'compare':
      return compared(pair!, text, texts);
    case 'example':
      if (INSTANCE.test(text)) return asked(text.replace(INSTANCE, 'Which'), texts);
      return aboutTopic(example, topic, text, texts);
    case 'simpler':
      return aboutTopic(simpler, topic, `What is ${topic}?`, texts);
    case 'explain':
      return thing(explanation, topic, text, texts);
    case 'define':
      return isDefinition(text) ? thing(definition, topic, text, texts) : asked(text, texts);
    default:
      return whoOf(text, texts) ?? asked(text, texts);
  }
}

const WHO = /^who (?:is|are|was|were) (.+?)[?.\s]*$/i;

/** "Who were the tribunes?" asks what they were, where the text says so. */
function whoOf(text: string, { lesson }: Texts): Found | null {
  const name = WHO.exec(text)?.[1];
  const topic = name !== undefined && isThing(name) ? topicIn(name, lesson.open) : null;
  const reply = topic && definitionOf(topic, SURELY_DEFINES) !== undefined ? definition(topic, lesson) : null;
  return reply && { reply };
}
const SURELY_DEFINES = 1.2;

/** "an example of a substance that is filtered": the text names the substance and need not call it one. */
const INSTANCE = /^.*\b(?:examples?|instances?) of .+? (?:that|which|who)\b/i;
const THING_WORDS = 3;
/** "osmosis", "the price elasticity of demand": a name, and not a question of its own. */
const isThing = (topic: string) => parseQuestion(`What is ${topic}?`).words.length <= THING_WORDS;
const isDefinition = (text: string) => ['define', 'other'].includes(parseQuestion(text).kind);

const PLACED = /^(.{3,}?)\s+(?:in|during|within|under|according to)\s+(.+)$/i;

/** A thing by its name, also with the place where it is met: "the stimulus in Pavlov's experiment". */
function thing(form: Form, topic: string, text: string, texts: Texts): Found {
  const { open } = texts.lesson;
  const [, name = '', place = ''] = PLACED.exec(topic) ?? [];
  const found = name && isThing(name) && !lacksWord(place, open) ? topicIn(name, open) : null;
  const reply = found && definitionOf(found) !== undefined ? form(found, texts.lesson) : null;
  if (reply) return { reply };
  return isThing(topic) ? aboutTopic(form, topic, text, texts) : asked(text, texts);
}

type Form = (topic: Topic, reading: Reading) => Reply | null;

/** In the form that is wanted, from the text that defines the thing, else from one that is at least about it. */
function aboutTopic(form: Form, name: string, question: string, texts: Texts): Found {
  const topics = readingsOf(texts).flatMap((reading) => {
    const topic = topicIn(name, reading.open);
    return topic ? [{ topic, reading }] : [];
  });
  const best =
    topics.find(({ topic }) => definitionOf(topic) !== undefined) ?? topics.find(({ topic }) => topic.headed.size > 0);
  const reply = best ? form(best.topic, best.reading) : null;
  if (reply) return { reply };
  const spoken = topics.find(({ reading }) => reading.where === 'lesson');
  if (spoken && hasWords(spoken.topic)) return { reply: spokenOf(spoken.topic, spoken.reading, form) };
  if (spoken && spoken.topic.mentions.length > 0) return NOTHING;
  // A short name with a word that no text has is not met by what merely comes near.
  const isUnknown = isThing(name) && readingsOf(texts).every((reading) => lacksWord(name, reading.open));
  return isUnknown ? NOTHING : asked(question, texts);
}

/** What a lesson says of a thing that it neither defines nor heads a section with. */
function spokenOf(topic: Topic, reading: Reading, form: Form): Reply {
  const { open } = topic;
  const formed = form === definition ? null : form(topic, reading);
  if (formed) return formed;
  const found = plainAnswer(topic.question.text, reading).reply;
  if (found?.spans.some((span) => topic.mentions.some((unit) => unit >= span.from && unit < span.to))) return found;
  const first = topic.mentions[0]!;
  const span = said(first, TEXT_WORDS / 2, open);
  return { reading, spans: [span], markdown: quoted(span, open) };
}

/** A plain question, answered by the place that answers it. */
function asked(question: string, texts: Texts): Found {
  let missed: Missed | undefined;
  for (const reading of readingsOf(texts)) {
    const { reply, ...rest } = plainAnswer(question, reading);
    if (reply) return { reply };
    missed ??= rest as Missed;
  }
  return missed ? { missed } : NOTHING;
}

/** "the ascending limb of the loop of Henle", as the text says it once the loop was named. */
const withoutWhole = (name: string) => name.replace(/ (?:of|in) .*$/i, '');

/** The two things as the text names them. */
function pairAsNamed(pair: [string, string], { open }: Reading): [string, string] {
  const known = readingsOfPair(pair).find((names) => names.every((name) => hasPhrase(name, open)));
  return known ?? pair;
}

function compared(pair: [string, string], text: string, texts: Texts): Found {
  for (const name of [(full: string) => full, withoutWhole]) {
    for (const reading of readingsOf(texts)) {
      const [one, other] = pairAsNamed(pair, reading).map((full) => topicIn(name(full), reading.open));
      const reply = one && other ? comparison([one, other], reading) : null;
      if (reply) return { reply };
    }
  }
  return asked(text, texts);
}

/** What was just shown, again in small pieces. */
export function again(shown: readonly number[], reading: Reading): Reply | null {
  const units = shown.filter((unit) => unit < reading.open.index.units.length);
  return units.length > 0 ? inPieces(units, reading) : null;
}

/** What the place that was shown is about, by its heading. */
export function headingOf(unit: number, { open }: Reading): string {
  if (unit >= open.index.units.length) return '';
  return (open.index.sections[sectionOf(unit, open)]!.path.at(-1) ?? '').replace(/^[\d.\s]+/, '');
}
