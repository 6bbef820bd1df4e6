/** What a question wants, by how it asks; the first that fits. Null where it may be anything. */
const KINDS: readonly (readonly [string, RegExp])[] = [
  [
    'examined',
    /\b(?:exams?|examin\w*|test|marks?|score|past question|theory question|objective|come out|set (?:it|this)|waec|jamb)\b/,
  ],
  [
    'difference',
    /\b(?:differences?|differs?|differentiate|vs|versus|compare\w*|distinguish|contrast|same (?:thing )?as|the same|confuse|mix (?:up|them))\b/,
  ],
  [
    'difference',
    // "It makes children different from their parents" compares nothing.
    /^(?:how|what|is|are)\b(?!.*\bmakes?\b).*\bdifferent\b/,
  ],
  ['example', /\b(?:examples?|instances?|e\.?g\.?)\b/],
  ['what if', /\bwhat (?:if|would|will|happens?)\b|\b(?:suppose|if i|if we|if there)\b/],
  [
    'use',
    /\b(?:why (?:do|should|must) (?:i|we) (?:need|learn|know|study|care|bother)|use of|useful|used for|importance|important|real life|need (?:this|it)|what is the point)\b/,
  ],
  [
    'simpler',
    /\b(?:simple|simpler|simply|easy|easier|understand|layman|like i(?:'?m| am)|break (?:it|am|this)?|confus\w+|lost)\b/,
  ],
  ['why', /\b(?:why|how come|reason|wetin make)\b/],
  [
    'true',
    /\b(?:true|correct to say|right that|is it (?:so|that)|really)\b|^(?:is|are|do|does|did|can|could|will|was|were|has|have|must|should|so)\b/,
  ],
  ['sum', /\b(?:calculate|work (?:out|am)|solve|find|compute|convert|formula|how (?:do|can) i (?:get|find))\b/],
  ['how', /\bhow\b/],
  ['meaning', /\b(?:what (?:is|are|does)|what's|whats|wetin (?:be|is)|define|definition|meaning|mean)\b/],
];

export function askedKind(question: string): string | null {
  const text = question.toLowerCase().replace(/[’‘]/g, "'");
  return KINDS.find(([, form]) => form.test(text))?.[0] ?? null;
}
