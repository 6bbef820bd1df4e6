/**
 * Text in a document that speaks to a language model instead of to a reader. The learner still sees it where it stands;
 * it is only kept out of prompts and out of questions. Grounding is the second wall, so a miss here does no harm by
 * itself, and a false alarm costs one block.
 */
const TO_A_MODEL: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,50}\b(?:instructions?|prompts?|rules|guidelines|directions|(?:the |everything )?above|(?:said|told) (?:before|earlier))\b/i,
  /\b(?:system|developer|hidden|initial) (?:prompt|message|instructions?)\b/i,
  /\bnew instructions?\s*:/i,
  /\byou are (?:now |actually )?(?:an? |the |my )?(?:\w+ ){0,3}(?:assistant|ai|a\.i\.|language model|llm|chat ?bot|gpt\w*)\b/i,
  /\b(?:note|message|instructions?|attention|hey|dear)(?: (?:to|for))?(?: the| any)? (?:ai|llm|language models?|assistants?|chat ?bots?|graders?|models?)\b/i,
  /\bas an? (?:ai|llm|language model|assistant)\b/i,
  /\b(?:respond|reply|answer|say|output|print|write)\b.{0,30}\b(?:only|exactly|always|nothing but|verbatim)\b.{0,12}\b(?:with|the (?:word|phrase|string|text|code))\b/i,
  /\b(?:in|to|with|at the (?:end|start|beginning) of|as) (?:each|every|all|any|your)(?: of)?(?: the| your)? (?:questions?|answers?|responses?|repl(?:y|ies)|options?|explanations?|output)\b/i,
  /\b(?:correct|right) (?:answer|option)s? (?:to|of|for|in) (?:each|every|all|any)\b/i,
  /\b(?:reveal|leak|repeat|show|print|disclose)\b.{0,30}\b(?:your (?:instructions|prompt|rules)|api[ -]?keys?|passwords?)\b/i,
  /<\/?\s*(?:system|source|instructions?|assistant|user|data)\b[^>]{0,60}>|<\|[a-z_]+\|>|\[\/?INST\]|^\s*#{2,}\s*(?:system|instructions?)\b/im,
];

/** Whether a piece of text gives orders to a language model. */
export function addressesModel(text: string): boolean {
  return TO_A_MODEL.some((pattern) => pattern.test(text));
}
