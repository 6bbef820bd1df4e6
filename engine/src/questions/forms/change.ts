import type { Change } from '../../facts/changes.ts';
import { singularVerb } from '../../grammar/agreement.ts';
import { lowerArticle } from '../../grammar/wording.ts';
import { type Corpus, inSentence } from '../../reading/corpus.ts';
import type { Candidate } from '../types.ts';

/** "slow down" → "slows down". */
function inNumber(verb: string, plural: boolean): string {
  const [first, ...rest] = verb.split(' ');
  // "suppress" ends like a third person and is none.
  const one = /ss$/.test(first!) ? `${first}es` : (singularVerb(first!) ?? first);
  return plural ? verb : [one, ...rest].join(' ');
}

function effectOptions({ causePlural, measurePlural, verb, contrary }: Change): string[] {
  const [it, them] = [causePlural ? 'They' : 'It', measurePlural ? 'them' : 'it'];
  const does = (one: string) => {
    const [first, particle] = inNumber(one, causePlural).split(' ');
    return particle ? `${first} ${them} ${particle}` : `${first} ${them}`;
  };
  return [
    `${it} ${does(verb)}`,
    `${it} ${does(contrary)}`,
    `${it} ${causePlural ? 'leave' : 'leaves'} ${them} unchanged`,
    `${it} first ${does(contrary)} and then ${does(verb)}`,
  ];
}

function courseOptions({ measurePlural, verb, contrary }: Change): string[] {
  const it = measurePlural ? 'They' : 'It';
  const [does, against] = [inNumber(verb, measurePlural), inNumber(contrary, measurePlural)];
  return [
    `${it} ${does}`,
    `${it} ${against}`,
    `${it} ${measurePlural ? 'stay' : 'stays'} the same`,
    `${it} first ${against} and then ${does}`,
  ];
}

const ILL =
  /\b(?:error|mistake|fever|pain|damage|fraud|waste|conflict|disease|infection|accident|crime|poverty|corruption|suffering|mortality|inefficienc(?=ies))(?:s|ies|y)?$/i;
const LESSENS = /^(?:reduce|lower|decrease|lessen|limit|diminish|relieve|ease|cut|slow down|inhibit|hinder)$/;

/** That something is done against an ill, or makes something better, is what anybody would guess. */
const isForeseen = ({ cause, measure, verb }: Change) =>
  cause !== '' &&
  (/^(?:improve|worsen)$/.test(verb) ||
    (LESSENS.test(verb) && ILL.test(measure)) ||
    // "Nitrification inhibitors suppress …": the name says it.
    /(?:inhibit|suppress|stimula|accelera|retard|promot|activat)\p{L}*$/u.test(cause));

/** "What effect does X have on Y?" and "What happens to Y when …?": more, less, neither, or first one and then the other. */
export function changeQuestions(changes: readonly Change[], corpus: Corpus): Candidate[] {
  return changes
    .filter((own) => !isForeseen(own))
    .map((own) => {
      const named = (text: string) => inSentence(lowerArticle(text), corpus);
      const question = own.cause
        ? `what effect ${own.causePlural ? 'do' : 'does'} ${named(own.cause)} have on ${named(own.measure)}?`
        : `what happens to ${named(own.measure)} ${own.when}?`;
      const [answer, ...distractors] = own.cause ? effectOptions(own) : courseOptions(own);
      return {
        form: own.cause ? ('cause' as const) : ('condition' as const),
        stem: own.lead ? `${own.lead}, ${question}` : question[0]!.toUpperCase() + question.slice(1),
        answer: answer!,
        distractors,
        difficulty: 'medium' as const,
        weight: 3.6,
        about: own.origin.sentence,
        subject: own.measure.toLowerCase(),
        origin: own.origin,
      };
    });
}
