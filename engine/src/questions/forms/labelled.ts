import { capitalise } from '../../text/normalise.ts';
import { isPlural } from '../../text/number.ts';
import { overlap } from '../../text/stems.ts';
import { tagQuickly } from '../../text/tagging.ts';
import { type Corpus, inSentence } from '../corpus.ts';
import type { Labelled } from '../facts/labelled.ts';
import { hash } from '../random.ts';
import type { Candidate } from '../types.ts';
import { leansOnContext, ownHeading, plainHeading } from '../wording.ts';

/** Whether the description names its own entry, or what it says is said of another entry too. */
function tellsItself(own: Labelled, group: readonly Labelled[]): boolean {
  // A word that all labels share ("wound", "reading") tells nothing.
  const telling = own.labelStems.filter((item) => !group.every((other) => other.labelStems.includes(item)));
  return telling.length === 0 || telling.some((item) => own.stems.includes(item));
}

function couldBe(own: Labelled, other: Labelled): boolean {
  // "A layer …" is no description of "pili".
  if (isPlural(own.label) !== isPlural(other.label)) return false;
  if (other === own || overlap(own.stems, other.stems) > 0.6) return false;
  if (other.labelStems.every((item) => own.labelStems.includes(item))) return false;
  if (own.labelStems.every((item) => other.labelStems.includes(item))) return false;
  return !other.labelStems.every((item) => own.stems.includes(item));
}

/** Whether the names are of one kind: they share a head, or the heading announces several of something. */
function areAlike(group: readonly Labelled[]): boolean {
  const heads = group.map(({ labelStems }) => labelStems.at(-1));
  const most = Math.max(...heads.map((head) => heads.filter((other) => other === head).length));
  if (most > group.length * 0.5) return true;
  return tagQuickly(`${group[0]!.announced} ${plainHeading(group[0]!.origin.section.heading)}`.toLowerCase()).some(
    (token) => token.pos === 'NOUN' && isPlural(token.text),
  );
}

/** So many questions at most come from one list: with more, each answer would be told by the others. */
const FROM_ONE_LIST = 2;

/** "Which of these does this description belong to?" with the names of the same list. */
export function labelledQuestions(groups: readonly Labelled[][], corpus: Corpus): Candidate[] {
  const candidates: Candidate[] = [];
  for (const group of groups) {
    if (!areAlike(group)) continue;
    let made = 0;
    for (const own of [...group].sort((a, b) => hash(a.text) - hash(b.text))) {
      if (made === FROM_ONE_LIST) break;
      if (tellsItself(own, group) || own.stems.length < 3) continue;
      const others = group
        .filter((other) => couldBe(own, other))
        .sort((a, b) => hash(own.label + a.label) - hash(own.label + b.label))
        .slice(0, 3);
      if (others.length < 3) continue;
      const heading = plainHeading(ownHeading(own.origin.section));
      // The line before a list says what its entries are about: "Signs of deficiency:".
      const announced = own.announced.replace(/:$/, '');
      const scope =
        announced && announced.split(' ').length <= 16 && !leansOnContext(announced)
          ? ` in the list “${announced}”`
          : heading
            ? ` under “${heading}”`
            : '';
      const show = ({ label }: Labelled) => capitalise(inSentence(label, corpus));
      made++;
      candidates.push({
        form: 'term',
        stem: `Which entry${scope} does this belong to? “${capitalise(own.text)}.”`,
        answer: show(own),
        distractors: others.map(show),
        difficulty: 'easy',
        weight: 3.9,
        about: own.label.toLowerCase(),
        subject: own.label.toLowerCase(),
        group: `list ${own.origin.documentId}/${own.origin.section.id}`,
        origin: own.origin,
      });
    }
  }
  return candidates;
}
