import { plainHeading } from '../grammar/wording.ts';
import { matterOf } from '../text/matter.ts';
import { capitalise } from '../text/normalise.ts';
import type { Section } from '../text/sections.ts';
import { isNoun, tag } from '../text/tagging.ts';

/** Headings that stand in every chapter on anything: what they are headings of, the one above tells. */
const OF_ANYTHING =
  /^(?:the |some |key |main |basic |general |other |common |important |physical |chemical |biological |learning |tutorial )?(?:introduction|overview|background|summary|conclusions?|notes?|points?|terms?|terminology|concepts?|definitions?|meaning|nature|types?|kinds?|forms?|classes|categories|classification|examples?|advantages|disadvantages|merits|demerits|benefits|limitations|causes?|effects?|consequences|results?|symptoms?|signs|features|characteristics|properties|principles?|diagnosis|treatment|management|prevention|control|measurement|measuring|testing|tests?|structure|functions?|uses?|applications?|importance|significance|purpose|aims?|objectives|methods?|techniques?|materials?|tools?|procedures?|process(?:es)?|steps|stages|phases|regulation|history|origins?|development|theory|practice|discussion|criticisms?|evaluation|elements|components|parts|quantities|factors|sources?|targets|drugs|devices|basics|scope|comparison|practical|experiment|activity|case stud(?:y|ies)|complications?|emergencies|disorders|challenges|issues|manufacture|production|varieties|propagation|cultivation|planting|harvest|storage|pests|diseases|weeds|climate|criteria|remarks|outcomes|questions|agenda|outline|recap|review|quiz|answers|profile|summary (?:points|table))(?: (?:with|in|for) .*)?$/i;
/** A heading that asks or tells something, or names the course, is no name of a subject. */
const NO_NAME =
  /^(?:what|how|when|where|who|which|whose|is|are|do|does|did|can|should|an? (?:note|word|look)|towards?|from|on|in|more|why|choosing|keeping|two|three|four|five|six)\b|\b(?:lectures?|notes|course (?:notes|outline|contents?|code)|weeks?|chapter|module|exam|revision|syllabus|untitled|document|slides?|presentation|handout|cont(?:inued|['’]?d))\b|[?!=<>$_/\\|“”"]|\.\w{2,4}$/i;
const MOST_WORDS = 7;

/** "Why falciparum malaria is dangerous" speaks of falciparum malaria. */
const TELLS_OF = /^(?:why|how) (.+?) (?:is|are|was|were|works?|matters?)\b/i;

/** "Inflation: Causes, Costs and Control" is about inflation, "MCB 201: General Microbiology" about microbiology. */
function named(heading: string): string {
  const own = plainHeading(heading)
    .replace(/^\p{Lu}{2,4} ?\d{3}\s*[:–—-]?\s+/u, '')
    .replace(/^\p{Lu}\.(?:\d+(?:\.\d+)*)?\s+/u, '')
    .replace(/^(?:An )?Introduction to (?:the )?/i, '')
    .replace(/\s*\([^)]*\)/g, '')
    .replace(/[,\s]*\bcont(?:inued|['’]?d)\.?$/i, '');
  const [before] = own.split(/: | [–—] /);
  return capitalise((TELLS_OF.exec(own)?.[1] ?? before!).trim());
}

function isNounPhrase(text: string): boolean {
  const tokens = tag(text.replace(/(?<=^|[\p{L}-] )\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase()));
  // "Three-phase supply", "Common mixes": the last word of two or three is hardly a verb.
  const last = tokens.at(-1);
  if (!tokens.some(isNoun)) return !text.includes(' ') && /(?:ing|ion|ity|ism|sis)$/.test(text);
  if (!isNoun(last) && (tokens.length > 3 || /(?:ed|ly)$/.test(text) || /^(?:ADP|DET|NUM)$/.test(last?.pos ?? 'DET')))
    return false;
  return tokens.every(
    (token) => !/^(?:AUX|PRON|SCONJ|PUNCT)$/.test(token.pos) || /^(?:[,’'].*|its|their)$/.test(token.lower),
  );
}

/** A heading as the name of what its section is about, or null where it names nothing. */
function nameOf(heading: string): string | null {
  const name = named(heading);
  if (matterOf(heading) !== 'subject') return null;
  if (name.length < 3 || name.split(' ').length > MOST_WORDS || /^\d|\d{2}|\d[–-]\d/.test(name)) return null;
  return name.split(/ and | or |, /).every((part) => OF_ANYTHING.test(part)) ||
    NO_NAME.test(name) ||
    !isNounPhrase(name)
    ? null
    : name;
}

interface Topic {
  name: string;
  /** The title of the whole text: too wide to tell whose a part is. */
  isTitle: boolean;
  /** The heading of the section itself; one above it is the owner of what a heading of anything stands for. */
  isOwn: boolean;
}

const topics = new WeakMap<Section, readonly Topic[]>();

/** What the headings say that a section is about, the nearest first; headings that the engine made up say nothing. */
export function topicsOf(section: Section): readonly Topic[] {
  const known = topics.get(section);
  if (known) return known;
  const written = section.byTopicShift ? section.headingPath.slice(0, -1) : section.headingPath;
  const found = written.flatMap((heading, i) => {
    const name = nameOf(heading);
    return name
      ? [
          {
            name,
            isTitle: i === 0 && (section.byTopicShift || written.length > 1),
            isOwn: i === written.length - 1 && !section.byTopicShift,
          },
        ]
      : [];
  });
  topics.set(section, found.reverse());
  return found;
}

/** "Heme: Synthesis": a heading of one word is named with what the headings above it are about. */
export function withTopic(heading: string, section: Section): string {
  if (!/^\p{L}[\p{Ll}-]+$/u.test(heading)) return heading;
  const above = topicsOf(section).find(({ isOwn }) => !isOwn)?.name ?? '';
  const isLonger = above.split(' ').length <= 4 && !above.toLowerCase().includes(heading.toLowerCase());
  return above && isLonger ? `${above}: ${heading}` : heading;
}
