import { type KeyTerm, keyTerms } from '../analyse/key-terms.ts';
import { readSource, type Source } from '../analyse/source.ts';
import { answer } from '../answer/answer.ts';
import { type BuildIndexOptions, buildIndex } from '../answer/build-index.ts';
import type { LessonIndex } from '../answer/lesson-index.ts';
import { finderTurn, type OwnTerm } from '../finder/finder.ts';
import { isPlural } from '../text/number.ts';
import { type DocumentText, isBackMatter } from '../text/sections.ts';
import { contentStems } from '../text/stems.ts';
import { findTerms } from '../text/terms.ts';
import { plainHeading } from '../text/wording.ts';
import { NO_EXAMPLE } from '../tutor/replies/example.ts';
import type { TutorTurn } from '../tutor/turn.ts';
import { tutorTurn } from '../tutor/tutor.ts';
import { type Usage, usageOf } from './usage.ts';
import { whyQuestion } from './why-question.ts';

const LONGEST = 80;
/** A section of fewer words is read as fast as its summary. */
const WORTH_A_SUMMARY = 60;

interface Draft {
  text: string;
  /** What it is about: no two prompts ask about one thing. */
  about: string;
  sectionId: string;
  documentId: string;
}

/**
 * What a learner could say and the tutor answers from the text: each was put to it before it is offered. Each is of
 * another kind than those before as long as there are kinds, and about another thing.
 */
export function suggestPrompts(source: Source, max = 5, options: SuggestOptions = {}): string[] {
  const documents = readSource(source);
  const isAnswered = options.isDocument ? isFound(documents.flatMap((document) => keyTerms(document))) : isTold;
  const index = buildIndex(documents, options);
  if (index.language !== 'en') return [];
  const included = new Set(index.sections.map(({ id, d }) => `${index.documents[d]!.id}/${id}`));
  const kinds = documents.map((document) => kindsOf(document, included));
  const chosen: Draft[] = [];
  const isNew = ({ text, about }: Draft) => {
    const stems = new Set(contentStems(about));
    return chosen.every((one) => one.text !== text && !contentStems(one.about).some((stem) => stems.has(stem)));
  };
  const take = (drafts: readonly Draft[]) => {
    const next = drafts.find((draft) => draft.text.length <= LONGEST && isNew(draft) && isAnswered(draft, index));
    if (next && chosen.length < max) chosen.push(next);
    return next !== undefined;
  };
  const pointed = kinds[0]?.pointed.map((_, k) => kinds.flatMap((kind) => kind.pointed[k] ?? [])) ?? [];
  let isLeft = true;
  while (isLeft && chosen.length < max) isLeft = pointed.map(take).some(Boolean);
  const plain = kinds.flatMap((kind) => kind.plain);
  while (chosen.length < max && take(plain));
  return chosen.map(({ text }) => text);
}

export interface SuggestOptions extends BuildIndexOptions {
  /** A document is looked things up in: its prompts are put to the finder instead of the tutor. */
  isDocument?: boolean;
}

const ASKS_EXAMPLE = /^Give an example/;
const IS_EXAMPLE = /\b(?:examples?|for instance|such as|imagine|suppose)\b/i;

/** Whether the tutor tells it from the section that it was drafted from. */
function isTold(draft: Draft, index: LessonIndex): boolean {
  const { text } = draft;
  return isFrom(draft, tutorTurn(text, index)) && (!text.endsWith('?') || answer(text, index).kind === 'found');
}

/** Whether the finder shows it by its words; by its meaning it then shows places nearer still, or that one: never nothing. */
function isFound(terms: readonly OwnTerm[]) {
  return (draft: Draft, index: LessonIndex) => isFrom(draft, finderTurn(draft.text, index, undefined, { terms }));
}

function isFrom({ text, sectionId, documentId }: Draft, { kind, citations, markdown }: TutorTurn): boolean {
  const isThere = citations.some((one) => one.sectionId === sectionId && one.documentId === documentId);
  const isMeant = !ASKS_EXAMPLE.test(text) || (IS_EXAMPLE.test(markdown) && !markdown.includes(NO_EXAMPLE));
  return kind === 'found' && isThere && isMeant;
}

/** "NPR’s": whose something is, and no thing to ask about. */
const OWNS = /['’]s?$/;

/** Drafts by kind: causes, contrasts, definitions, lists, examples, explanations, summaries, and what the text keeps coming back to. */
function kindsOf(document: DocumentText, included: ReadonlySet<string>): { pointed: Draft[][]; plain: Draft[] } {
  const inLesson = (sectionId: string) => included.has(`${document.id}/${sectionId}`);
  const terms = keyTerms(document, 60).filter(({ term, sectionId }) => inLesson(sectionId) && !OWNS.test(term));
  const sections = document.sections.filter((section) => inLesson(section.id) && !isBackMatter(section));
  const usage = usageOf(document);
  const known = new Set(terms.flatMap(({ term }) => contentStems(term)));
  const draft = (sectionId: string, about: string, text: string | null): Draft[] =>
    text ? [{ text, about, sectionId, documentId: document.id }] : [];
  const ofTerm = (make: (name: string) => string) =>
    terms.flatMap(({ term, sectionId }) => draft(sectionId, term, make(term)));
  const pointed = [
    sections.flatMap((section) =>
      section.sentences.flatMap(({ text }) => {
        const question = whyQuestion(text, usage);
        // "Why are seconds saved?" asks about nothing that the text teaches.
        const isOfTerm = question && contentStems(question).some((stem) => known.has(stem));
        return isOfTerm ? draft(section.id, question, question) : [];
      }),
    ),
    contrasts(terms, document).flatMap(([a, b]) =>
      draft(
        a.sectionId,
        `${a.term} ${b.term}`,
        `What is the difference between ${withArticle(a.term, usage)} and ${withArticle(b.term, usage)}?`,
      ),
    ),
    ofTerm((term) => whatIs(term, usage)),
    sections.flatMap((section) => {
      const heading = plainHeading(section.heading);
      return draft(section.id, heading, listQuestion(heading));
    }),
    ofTerm((term) => `Give an example of ${withArticle(term, usage)}`),
    ofTerm((term) => `Explain ${withArticle(term, usage)} in simple words`),
    sections
      .filter(({ level, wordCount }) => level > 0 && wordCount >= WORTH_A_SUMMARY)
      .flatMap(({ id, heading }) =>
        draft(id, plainHeading(heading), `Summarise the section on ${plainHeading(heading)}`),
      ),
  ];
  const plain = subjects(document, inLesson).flatMap(({ name, sectionId }) =>
    draft(sectionId, name, `What does the lesson say about ${name}?`),
  );
  return { pointed, plain };
}

function whatIs(term: string, usage: Usage): string {
  const name = lowered(term.replace(/\s*\([^)]*\)/g, ''));
  if (isPlural(name)) return `What are ${name}?`;
  // "What is meant by" needs no article, whether the thing can be counted or not.
  return usage.counts(name) && !name.includes(' ')
    ? `What is ${withArticle(term, usage)}?`
    : `What is meant by ${name}?`;
}

/** "a fuse", "an acid", "osmosis": a thing takes an article where the text itself counts it. */
function withArticle(term: string, usage: Usage): string {
  const name = lowered(term.replace(/\s*\([^)]*\)/g, ''));
  if (isPlural(name) || /^\p{Lu}/u.test(name) || !(usage.counts(name) || usage.takesArticle(name))) return name;
  return `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name}`;
}

/** Two things that one block defines side by side invite comparison where they share a word, or a sentence has both. */
function contrasts(terms: readonly KeyTerm[], document: DocumentText): [KeyTerm, KeyTerm][] {
  const pairs: [KeyTerm, KeyTerm][] = [];
  for (let i = 1; i < terms.length; i++) {
    const [a, b] = [terms[i - 1]!, terms[i]!];
    if (a.sectionId === b.sectionId && a.blockIndex === b.blockIndex && areAkin(a, b, document)) pairs.push([a, b]);
  }
  return pairs;
}

function areAkin(a: KeyTerm, b: KeyTerm, { sections }: DocumentText): boolean {
  const own = new Set(contentStems(a.term));
  if (contentStems(b.term).some((stem) => own.has(stem))) return true;
  const names = [a.term.toLowerCase(), b.term.toLowerCase()];
  const sentences = sections.find(({ id }) => id === a.sectionId)?.sentences ?? [];
  return sentences.some(({ text }) => names.every((name) => text.toLowerCase().includes(name)));
}

/** What the text speaks of most, each with the section that speaks of it most: for prose that defines nothing. */
function subjects(
  document: DocumentText,
  inLesson: (sectionId: string) => boolean,
): { name: string; sectionId: string }[] {
  return findTerms(document, 40).flatMap((term) => {
    const places = new Map<string, number>();
    for (const i of term.sentences) {
      const id = document.sentences[i]?.sectionId;
      if (id && inLesson(id)) places.set(id, (places.get(id) ?? 0) + 1);
    }
    const sectionId = [...places].sort((a, b) => b[1] - a[1])[0]?.[0];
    const telling = term.key.includes(' ') || /^\p{Lu}/u.test(term.text);
    return sectionId && telling && term.count >= 2 ? [{ name: term.text, sectionId }] : [];
  });
}

const LISTING =
  /^(?:the )?(?:main |major )?(types|kinds|functions|causes|effects|advantages|disadvantages|stages|steps|features|characteristics|properties|uses|sources|factors|principles|methods|forms|elements|components|parts|objectives|importance|benefits|symptoms|signs|limitations|examples|conditions|rules) (?:of|for|affecting|in|that)\b/i;

/** A heading that announces a list is a question already. */
function listQuestion(heading: string): string | null {
  if (!LISTING.test(heading)) return null;
  const text = lowered(heading.replace(/^the /i, ''));
  return /^importance/.test(text) ? `What is the ${text}?` : `What are the ${text}?`;
}

function lowered(text: string): string {
  return /^\p{Lu}{2}|\s\p{Lu}|^\p{Lu}\S*\d|^\p{Lu}[^\s]*['’]s/u.test(text)
    ? text
    : text[0]!.toLowerCase() + text.slice(1);
}
