import { type KeyTerm, keyTerms } from '../analyse/key-terms.ts';
import { readSource, type Source } from '../analyse/source.ts';
import { answer } from '../answer/answer.ts';
import { type BuildIndexOptions, buildIndex } from '../answer/build-index.ts';
import { plainHeading } from '../grammar/wording.ts';
import { isPlural } from '../text/number.ts';
import { type DocumentText, isBackMatter } from '../text/sections.ts';
import { findTerms } from '../text/terms.ts';
import { type Usage, usageOf } from './usage.ts';
import { whyQuestion } from './why-question.ts';

const LONGEST = 80;

interface Draft {
  text: string;
  sectionId: string;
  documentId: string;
}

/** Questions that a learner could put and that the text answers: each was put to it before it is offered. */
export function suggestPrompts(source: Source, max = 5, options: BuildIndexOptions = {}): string[] {
  const documents = readSource(source);
  const index = buildIndex(documents, options);
  if (index.language !== 'en') return [];
  const included = new Set(index.sections.map(({ id, d }) => `${index.documents[d]!.id}/${id}`));
  const kinds = documents.map((document) => kindsOf(document, included));
  const chosen: string[] = [];
  const perSection = new Map<string, number>();
  // One of each kind in turn; a section may give a second one only when all others have had theirs, and the plainest kind
  // only fills up.
  const passes = [
    { drafts: kinds.flatMap(({ pointed }) => pointed), limit: 1 },
    { drafts: kinds.flatMap(({ pointed }) => pointed), limit: 3 },
    { drafts: kinds.map(({ plain }) => plain), limit: 5 },
  ];
  for (const { drafts, limit } of passes) {
    for (let round = 0; chosen.length < max && drafts.some((kind) => round < kind.length); round++) {
      for (const kind of drafts) {
        const draft = kind[round];
        if (!draft || chosen.length >= max || chosen.includes(draft.text) || draft.text.length > LONGEST) continue;
        const place = `${draft.documentId}/${draft.sectionId}`;
        if ((perSection.get(place) ?? 0) >= limit) continue;
        const found = answer(draft.text, index);
        if (found.kind !== 'found' || !found.citations.some((citation) => citation.sectionId === draft.sectionId))
          continue;
        perSection.set(place, (perSection.get(place) ?? 0) + 1);
        chosen.push(draft.text);
      }
    }
  }
  return chosen;
}

/** Drafts by kind: causes, contrasts, definitions, lists, and what the text keeps coming back to. */
function kindsOf(document: DocumentText, included: ReadonlySet<string>): { pointed: Draft[][]; plain: Draft[] } {
  const inLesson = (sectionId: string) => included.has(`${document.id}/${sectionId}`);
  const terms = keyTerms(document, 60).filter((term) => inLesson(term.sectionId));
  const sections = document.sections.filter((section) => inLesson(section.id) && !isBackMatter(section));
  const usage = usageOf(document);
  const draft = (sectionId: string, text: string | null): Draft[] =>
    text ? [{ text, sectionId, documentId: document.id }] : [];
  const pointed = [
    sections.flatMap((section) => section.sentences.flatMap(({ text }) => draft(section.id, whyQuestion(text, usage)))),
    contrasts(terms).flatMap(([a, b]) =>
      draft(
        a.sectionId,
        `What is the difference between ${withArticle(a.term, usage)} and ${withArticle(b.term, usage)}?`,
      ),
    ),
    terms.flatMap((term) => draft(term.sectionId, whatIs(term.term, usage))),
    sections.flatMap((section) => draft(section.id, listQuestion(plainHeading(section.heading)))),
  ];
  const plain = subjects(document, inLesson).flatMap(({ name, sectionId }) =>
    draft(sectionId, `What does the lesson say about ${name}?`),
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
  if (isPlural(name) || /^\p{Lu}/u.test(name) || !usage.counts(name)) return name;
  return `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name}`;
}

/** Two things that one block defines side by side invite comparison. */
function contrasts(terms: readonly KeyTerm[]): [KeyTerm, KeyTerm][] {
  const pairs: [KeyTerm, KeyTerm][] = [];
  for (let i = 1; i < terms.length; i++) {
    const [a, b] = [terms[i - 1]!, terms[i]!];
    if (a.sectionId === b.sectionId && a.blockIndex === b.blockIndex) pairs.push([a, b]);
  }
  return pairs;
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
