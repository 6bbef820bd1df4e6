import { writtenOut } from '../answer/shorthand.ts';
import { pairOf } from './pair.ts';

/** What a learner wants: the form of the reply follows from it. */
export type Intent =
  | 'greeting'
  | 'thanks'
  | 'quiz'
  | 'turn'
  | 'summary'
  | 'more'
  | 'simpler'
  | 'compare'
  | 'example'
  | 'define'
  | 'explain'
  | 'question';

export interface Wanted {
  intent: Intent;
  /** What it is about, in the learner's words; empty where they go on about the same. */
  topic: string;
  /** The two things that are to be compared. */
  pair?: [string, string];
  /** The message as it is understood: shorthand and misspelt asking words written out. */
  text: string;
}

/** Politeness before what is wanted. */
const OPENING =
  /^(?:(?:please|kindly|ok(?:ay)?|so|and|but|also|now|then|well|hey|hi|hello|akada|tutor|(?:can|could|would|will) (?:you|we|i)(?: please| kindly)?|(?:i(?:'d| would)? )?(?:want|need|like)(?: you)? to(?! know| understand| learn)|help me(?: to)?(?! understand| with| on)|let(?:'s| us)|just|try to)[,.!:]*\s+)+/i;
const ENDING =
  /[\s,]*(?:please|for me|in (?:your|my) own words|in (?:short|brief|detail)|briefly|clearly|to me|again|thanks|thank you)?[\s?!.,]*$/i;

const GREETING =
  /^(?:hi+|hello+|hey+|hiya|howdy|greetings|good (?:morning|afternoon|evening|day)|how far|how are you|how is it going|sup|yo)(?:[\s,]+(?:there|akada|tutor|sir|ma|how are you|teacher|friend|everyone))*$/i;
const THANKS =
  /^(?:(?:ok(?:ay)?|alright|great|nice|cool|good|wow|oh|ah|yes|perfect|awesome|lovely|noted|right|correct|fine|sure|thank god)[\s,.!]*)*(?:(?:thanks?|thank you|tanks|thankyou|thx|tnx|thnks|ty|cheers|god bless(?: you)?|bless you|well done|good job|much appreciated|i appreciate(?: it| that)?|i (?:get|got|see|understand)(?: it)?(?: now)?|got it|now i (?:get|understand|see)(?: it)?|(?:that|it|this)(?: really)? (?:helps|helped|makes sense|is clear|was helpful|is helpful)|understood|makes sense|bye|goodbye|see you)[\s,.!]*(?:(?:so|very) much|a lot|a million|bye|akada|tutor|sir|ma|you|for (?:that|this|your help|the help|the answer|the explanation))*[\s,.!]*)*$/i;

const QUIZ =
  /\b(?:quiz+|test|examine|drill|grill) (?:me|my|us)\b|\bask me\b|^(?:give|set|deal)(?: me)? (?:an? |some |another |one |the next |next |more |new )*(?:(?:practice |revision |sample |test |quiz )?(?:quiz+|test|questions?)|flash ?cards?|cards?)(?=$| (?:on|about|from|for|in|to)\b)|^(?:(?:another|next|new) )?(?:quiz+|test|questions?|flash ?cards?|cards?|(?:practice|revision) questions?)$|^(?:another|next) one$|^(?:quiz+|flash ?cards?|practi[sc]e(?: questions)?) (?:on|about|from)\b/i;
const TURN =
  /^(?:show|tell|give)(?: me)?(?: the| it| now)?(?: (?:answer|back|solution|card))?$|^(?:turn|flip)(?: (?:it|the card|over|it over))*$|^(?:reveal|answer|the answer|what is the answer|i (?:give up|pass|forgot|can'?t remember)|pass|skip|no idea|idk|(?:i )?(?:really |still )?(?:don'?t|do not|dont) (?:know|remember)(?: it| that)?)$/i;
const SUMMARY =
  /^(?:(?:give|write|make|show|provide|get|do)(?: me)? )?(?:an? |the |some )?(?:(?:short|brief|quick|simple|concise|general|one[- ]paragraph) )*(?:summari[sz]e|summari[sz]ation|summary|sum up|recap|overview|gist|(?:key|main|major|important) (?:points?|ideas?|takeaways?|facts|things)|takeaways?|highlights|tl;?dr|revise|run ?down)\b(.*)$/i;
const SUMMARY_ASKED =
  /^what (?:is|was|are|were) (?:the )?(?:summary|gist|overview|(?:key|main|major|most important) (?:points?|ideas?|takeaways?|facts|things|messages?))\b(.*)$|^what (?:is|was) (?:this|the|today'?s|my) (?:lesson|day|chapter|document|text|section|notes?|lecture|page|unit|course|material|topic|file|pdf)s?(?: (?:all|mainly))? about$|^what (?:did|have|do|will|should|must) (?:we|i|you) (?:learn|learnt|learned|cover|covered|study|studied|know|remember)\b(.*)$/i;
const WHOLE =
  /^(?:(?:of|about|on|for|from|in|to|here|it|this|that|these|the|whole|entire|full|all|everything|today'?s?|my|your|above|so far|we|have|i|should|must|know|learn|learnt|learned|did|lessons?|days?|chapters?|documents?|texts?|notes?|lectures?|pages?|units?|courses?|materials?|topics?|files?|pdf|slides?|points?|reading|passage|article)\s*)*$/i;

const SIMPLER =
  /\blike (?:i'?m|i am|im|to|for)(?: an?)? ?(?:\d+|five|six|seven|eight|ten|twelve|child|kid|baby|beginner|dummy|novice)\b(?:[- ]?(?:years?[- ]old|yrs?|yr old))?|\beli ?\d+\b|\b(?:in|using|with) (?:a )?(?:very |more |much )?(?:simpler?|simplest|plain(?:er)?|easy|easier|layman'?s?|everyday|basic) (?:terms?|words?|english|language|way|manner)\b|\b(?:for|to) (?:an? )?(?:dummies|beginner|child|kid|layman|novice|five year old)\b|\bsimplify\b|\b(?:simpler|more simply|simply|easier)\b(?: please)?$|\bin plain english\b/i;
const CONFUSED =
  /^(?:i )?(?:really |still |just )*(?:don'?t|do not|dont|cannot|can'?t|didn'?t|did not) (?:really |quite |fully )*(?:understand|get|follow|grasp|see)\b(?: (?:what|how|why)(?= ))?(.*)$|^(?:i'?m |i am |im |am |still |so |very |really )*(?:lost|confused|stuck)\b(?: (?:about|on|by|with|in))?(.*)$|^(?:this|it|that) (?:is|looks|seems) (?:too |so |very |really )?(?:hard|difficult|confusing|unclear|complicated|tough)()$|^(?:(?:what|wat) do you mean|come again|huh+|explain|help|say (?:it|that))()$|^help(?: me)? (?:with|understand|on)\b(.*)$/i;
const MORE =
  /^(?:(?:tell|show|give|say)(?: me)? )?(?:some |a bit |a little |any )?(?:more|further)(?: (?:details?|info|information|explanations?|please))?(?: (?:about|on) (?:it|this|that))?$|^(?:go on|go ahead|continue|carry on|keep going|next|proceed|what else|anything else|and then|what next|elaborate|expand|details?|is that all|the rest|explain (?:it |this |that )?(?:more|further|better|in detail|in more detail|fully))$/i;

const WITH_EXAMPLE =
  /[,;.?]?\s*(?:and |with |by |also )*(?:(?:give|giving|include|state|show|using)(?: me)? )?(?:(?:an?|one|two|three|some|relevant|good|real[- ]life|clear|suitable) )*(?:examples?|illustrations?)(?: of it| of each)?$/i;
const EXAMPLE_OF =
  /\b(?:examples?|illustrations?|instances?|applications?) (?:of|for|on|about|in|where)(?: (?:the )?(?:use|application)s? of)? (.+)$|^illustrate (.+)$/i;
const EXAMPLE =
  /^(?:(?:give|show|tell|state|cite)(?: me)? )?(?:(?:an?|one|two|three|another|some|any|more|the|real[- ]life|practical|good|clear|simple|other) )*(?:examples?|illustrations?|instances?)(?: of (?:it|this|that|them))?$|^(?:for (?:example|instance)|like what|such as)$/i;

const DEFINE =
  /^(?:what(?:'s| is| are| was| were| be)? (?:the )?(?:meaning|definition)s? of|what do (?:you|we|they) (?:mean|understand) by|what (?:is|are) meant by|(?:give |state )?(?:the )?(?:meaning|definition) of|define|meaning of|what(?:'s|s| is| are| was| were| be)) (.+)$|^what (?:does|do|did) (.+?) (?:mean|stand for|refer to)$/i;
const EXPLAIN =
  /^(?:explain|describe|discuss|teach me(?: about)?|tell me(?: something| all)? about|talk(?: to me)? about|elaborate (?:on|upon)|expand on|write (?:about|on)|(?:say )?more (?:about|on)|tell me more about|what (?:do you know|can you (?:say|tell me)) about|what (?:does|do) (?:the|this|my) (?:\w+ )?(?:lesson|text|document|chapter|course|notes?|book) say about|(?:i )?(?:want|need|would like|like) to (?:know|learn|understand)(?: more)?(?: about| what)?|(?:a )?(?:short |brief )?notes? on) (.+)$|^how (?:does|do) (.+?) works?$/i;
/** "Explain why …", "explain how …" ask why and how. */
const ASKS_ON = /^(?:to me )?(?:why|how|when|where|who|whether|if)\b/i;
const NAMING =
  /^(?:(?:what(?: is| are)?|the (?:concept|idea|notion|term|word|meaning|definition|process|phrase|topic|sections?|parts?|slides?|chapter|lesson|notes?|unit|paragraphs?) (?:of|on|about|called)?|the term|the word|about|of|on|to me|me|an?|the|some|is|are)\s+)+/i;
const ASKS =
  /^(?:what|why|how|when|where|who|whom|whose|which|is|are|was|were|do|does|did|can|could|should|would|will|has|have|list|state|name|mention|outline|identify|enumerate|give|find|calculate|solve|show|prove|if)\b/i;
const BARE_WORDS = 4;

/** The bare name of a thing: without the article, the frame of the question and the mark at its end. */
function topicName(text: string): string {
  return text
    .replace(/^[\s"“'‘]+|["”'’]+(?=[\s?!.]*$)/g, '')
    .replace(ENDING, '')
    .replace(NAMING, '')
    .replace(/\s+(?:is|are|means?|works?)$/i, '')
    .trim();
}

const PRONOUN =
  /^(?:it|this|that|they|them|these|those|all|everything|anything|this one|that one|the answer|what you (?:said|mean))?$/i;
/** A name, or nothing where only "it" is said. */
const named = (text = '') => {
  const name = topicName(text);
  return PRONOUN.test(name) ? '' : name;
};

/** Reads what a message wants, misspelt or not. */
export function wantedOf(message: string): Wanted {
  const text = writtenOut(message.replace(/[’]/g, "'").replace(/\s+/g, ' ').trim().slice(0, 600));
  const bare = text.replace(/[\s?!.,]+$/, '');
  if (GREETING.test(bare)) return { intent: 'greeting', topic: '', text };
  if (THANKS.test(bare)) return { intent: 'thanks', topic: '', text };
  const asked = bare.replace(OPENING, '');
  if (TURN.test(asked)) return { intent: 'turn', topic: '', text };
  if (MORE.test(asked)) return { intent: 'more', topic: '', text };
  if (QUIZ.test(asked))
    return { intent: 'quiz', topic: named(/\b(?:on|about|of|in|for|from) (.+)$/i.exec(asked)?.[1]), text };
  const summary = SUMMARY.exec(asked) ?? SUMMARY_ASKED.exec(asked);
  if (summary) {
    const rest = (summary[1] ?? summary[2] ?? summary[3] ?? '').replace(ENDING, '').trim();
    const topic = WHOLE.test(rest) ? '' : rest.replace(/^(?:of|about|on|for|from|in)\s+/i, '');
    return { intent: 'summary', topic: named(topic), text };
  }
  const pair = pairOf(asked);
  if (pair) return { intent: 'compare', topic: '', pair: [named(pair[0]), named(pair[1])], text };
  if (SIMPLER.test(asked)) return { intent: 'simpler', topic: named(subjectOf(asked.replace(SIMPLER, ' '))), text };
  const confused = CONFUSED.exec(asked);
  if (confused) return { intent: 'simpler', topic: named(confused.slice(1).find((part) => part?.trim())), text };
  if (EXAMPLE.test(asked)) return { intent: 'example', topic: '', text };
  const isExample = EXAMPLE_OF.exec(asked);
  if (isExample) return { intent: 'example', topic: named(isExample[1] ?? isExample[2]), text };
  const withExample = WITH_EXAMPLE.test(asked);
  const plain = asked.replace(WITH_EXAMPLE, '');
  const define = DEFINE.exec(plain);
  if (define) return { intent: withExample ? 'explain' : 'define', topic: named(define[1] ?? define[2]), text };
  const explain = EXPLAIN.exec(plain);
  if (explain && !ASKS_ON.test(explain[1] ?? ''))
    return { intent: 'explain', topic: named(explain[1] ?? explain[2]), text };
  if (!ASKS.test(plain) && plain.split(' ').length <= BARE_WORDS)
    return { intent: 'define', topic: named(plain), text };
  return { intent: 'question', topic: '', text };
}

/** What is left of "explain osmosis like I'm 12" once its manner is known. */
function subjectOf(asked: string): string {
  const plain = asked.replace(/\s+/g, ' ').trim();
  const found = DEFINE.exec(plain) ?? EXPLAIN.exec(plain);
  return (
    found?.[1] ??
    found?.[2] ??
    plain.replace(/^(?:explain|describe|define|tell me|say|put|make|give me|what is)\b/i, '')
  );
}
